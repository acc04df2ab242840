/** Drawings of the page as images of their own: an SVG that brings along whatever it takes from the page, so that a canvas can paint it. */

const SVG = "http://www.w3.org/2000/svg";

/** All styles of the page but its fonts, which an image cannot load. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("\n");
}

/** The fonts of the page, upright ones, in the styles of an image. */
async function fonts(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })))
    .filter(({ rule }) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-style") !== "italic");
  const texts = await Promise.all(
    faces.map(async ({ rule, base }) => {
      const source = /url\("?([^")]+)"?\)/.exec(rule.cssText);
      if (!source?.[1]) return "";
      return rule.cssText.replace(source[0], `url("${await asData(await (await fetch(new URL(source[1], base))).blob())}")`);
    }),
  );
  return texts.join("\n");
}

function asData(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error("a file could not be read"));
    reader.readAsDataURL(blob);
  });
}

/** A drawing inside the classes and the styles of everything it stands in, as those say how it looks. */
function inItsPlace(drawing: SVGElement): Element {
  let inner: Element = drawing.cloneNode(true) as Element;
  for (let around = drawing.parentElement; around && around !== document.documentElement; around = around.parentElement) {
    const group = document.createElementNS(SVG, "g");
    for (const { name, value } of around.attributes) {
      if (name === "class" || name.startsWith("data-")) group.setAttribute(name, value);
    }
    group.style.cssText = around.style.cssText;
    // where it stands on the page, and how large it is there, is no part of the drawing
    group.style.transform = "none";
    group.style.filter = "none";
    group.append(inner);
    inner = group;
  }
  return inner;
}

/** Makes images of drawings, each so large. What they share is gathered once. */
export async function painter(): Promise<(drawing: SVGSVGElement, width: number, height: number) => Promise<HTMLImageElement>> {
  const style = `${await fonts()}\n${styles()}`;
  const sprites = [...document.querySelectorAll(".sprite > svg")];
  return async (drawing, width, height) => {
    const root = document.createElementNS(SVG, "svg");
    root.setAttribute("width", String(width));
    root.setAttribute("height", String(height));
    root.setAttribute("data-theme", document.documentElement.dataset["theme"] ?? "light");
    const sheet = document.createElementNS(SVG, "style");
    sheet.textContent = style;
    const whole = inItsPlace(drawing);
    const inner = whole.querySelector("svg") ?? whole;
    inner.setAttribute("width", String(width));
    inner.setAttribute("height", String(height));
    (inner as SVGElement).style.cssText += `;position:static;width:${width}px;height:${height}px;max-height:none;max-width:none`;
    const symbols = document.createElementNS(SVG, "defs");
    symbols.append(...sprites.map((sprite) => sprite.cloneNode(true)));
    root.append(sheet, symbols, whole);
    return load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`);
  };
}

export async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
