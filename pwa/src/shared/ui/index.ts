/** Everything a screen is made of. */
export { Icon, type IconName } from "./Icon";
export { Die, DieChain, sidesOf, type DieProps } from "./Die";
export { Azulejo, Tile, Tiles } from "./Tile";
export { Button, LinkButton, useLock, type ButtonProps } from "./Button";
export { Chip, Gauge, Row, Signed, type RowProps } from "./Row";
export { Choice, Field, Select, Slider, Stepper, Tabs, Toggle, type Option } from "./Form";
export { BottomSheet, type SheetProps } from "./BottomSheet";
export { OddsBar, ResultHead, Sum, Total, VerdictWords, type SumLine } from "./Result";
export { announce, showToast, Toasts } from "./Toast";
export { EmptyState, Page, Waiting, type PageProps } from "./Page";
