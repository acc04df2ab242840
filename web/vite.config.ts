import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The page says which build it is: the names of its parts, which have the fingerprints of their contents in them, as one fingerprint. */
function build(): Plugin {
  return {
    name: "archipel-build",
    transformIndexHtml: {
      order: "post",
      handler: async (_, { bundle }) => {
        if (bundle === undefined) return [];
        const parts = new TextEncoder().encode(Object.keys(bundle).sort().join("\n"));
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", parts)).slice(0, 8);
        const content = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
        return [{ tag: "meta", attrs: { name: "build", content }, injectTo: "head" }];
      },
    },
  };
}

/** Drawings go over the wire without the comments and the line breaks that make their sources readable. */
function art(): Plugin {
  const lean = (svg: string): string =>
    svg
      .replace(/<!--.*?-->/gs, "")
      .replace(/>\s+</g, "><")
      .trim();
  return {
    name: "archipel-art",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".svg?raw")) return null;
      const svg = await this.fs.readFile(id.slice(0, -"?raw".length), { encoding: "utf8" });
      return `export default ${JSON.stringify(lean(svg))}`;
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "asset" || !part.fileName.endsWith(".svg")) continue;
        part.source = lean(typeof part.source === "string" ? part.source : new TextDecoder().decode(part.source));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), art(), build()],
  base: "/",
  // parts find each other by where they lie, so that the same ones serve under any path; only the page itself says where they begin
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // Svelte's own code in one part, which every page has already, with the little that every drawing rests on: else both lie scattered over
    // parts that a game would have to load
    rollupOptions: {
      output: { manualChunks: (id) => (/\/node_modules\/svelte\/|\/lib\/(context|changes)\b/.test(id) ? "svelte" : undefined) },
    },
  },
});
