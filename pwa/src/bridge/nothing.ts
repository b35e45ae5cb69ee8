/** Stands for modules that only Node has. */
export default null;
