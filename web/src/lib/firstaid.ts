/** Words for when the server gives none: the page's own alone. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Words, type Language } from "./words";

const files = import.meta.glob<string>("../words/*/common.ftl", { query: "?raw", import: "default" });

export async function wordsOfOurOwn(language: Language): Promise<Words> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = await files[`../words/${language}/common.ftl`]?.();
  if (text !== undefined) bundle.addResource(new FluentResource(text));
  return Words.of(language, bundle);
}
