/** The page's own sentences of this language, as one part of the page. */
const files = import.meta.glob<string>(["./*.ftl", "!./bench.ftl", "!./desk.ftl", "!./explore.ftl", "!./puzzle.ftl", "!./device.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(files).join("\n");
