/** How a certificate is trusted, by system: the steps, and what each shows on the phone. */
import { t } from "@/shared/i18n";
import type { Line } from "./Picture";

export type System = "android" | "ios";

export interface Step {
  words: string;
  /** The file to fetch in this step. */
  file?: string;
  picture: Line[];
}

const FILES = { android: "./cert/tavola.crt", ios: "./cert/tavola.mobileconfig" };
const certificate = () => t("waysin-pic-name");

const android = (): Step[] => [
  {
    words: t("waysin-android-1"),
    file: FILES.android,
    picture: [{ kind: "title", text: t("waysin-pic-downloads") }, { kind: "file", text: t("waysin-pic-file") }],
  },
  {
    words: t("waysin-android-2"),
    picture: [
      { kind: "title", text: t("waysin-pic-settings") },
      { kind: "search", text: t("waysin-pic-search") },
      { kind: "row", text: t("waysin-pic-ca"), mark: true },
    ],
  },
  {
    words: t("waysin-android-3"),
    picture: [
      { kind: "title", text: t("waysin-pic-ca") },
      { kind: "button", text: t("waysin-pic-anyway"), mark: true },
      { kind: "gap" },
      { kind: "file", text: t("waysin-pic-file"), mark: true },
    ],
  },
];

const ios = (): Step[] => [
  {
    words: t("waysin-ios-1"),
    file: FILES.ios,
    picture: [{ kind: "title", text: t("waysin-pic-profile-ask") }, { kind: "button", text: t("waysin-pic-allow"), mark: true }],
  },
  {
    words: t("waysin-ios-2"),
    picture: [
      { kind: "title", text: t("waysin-pic-ajustes") },
      { kind: "row", text: t("waysin-pic-downloaded"), mark: true },
      { kind: "gap" },
      { kind: "button", text: t("waysin-pic-install") },
    ],
  },
  {
    words: t("waysin-ios-3"),
    picture: [
      { kind: "title", text: t("waysin-pic-about") },
      { kind: "row", text: t("waysin-pic-trust") },
      { kind: "switch", text: certificate(), mark: true },
    ],
  },
];

export const stepsFor = (system: System): Step[] => (system === "ios" ? ios() : android());

/** The last step once it is trusted: to the home screen, where the browser makes no offer of its own. */
export const homeSteps = (system: System): Step => ({
  words: t(system === "ios" ? "waysin-home-ios" : "waysin-home-android"),
  picture: [
    { kind: "title", text: t(system === "ios" ? "waysin-pic-share" : "waysin-pic-menu") },
    { kind: "row", text: t(system === "ios" ? "waysin-pic-home-ios" : "waysin-pic-home-android"), mark: true },
  ],
});
