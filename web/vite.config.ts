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

export default defineConfig({
  plugins: [svelte(), build()],
  base: "/",
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
