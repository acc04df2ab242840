/** Something laid over a drawing follows the things below it, whatever moves them: another size, or somebody who looks closer. */
import type { Attachment } from "svelte/attachments";

/** `look` is called whenever something may have moved; it says whether it wants to look once more. */
export function following(look: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    let asked = 0;
    const later = (): void => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => void (look() && later()));
    };
    later();
    const changes = new MutationObserver(later);
    changes.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ["style", "transform", "viewBox"] });
    const sizes = new ResizeObserver(later);
    sizes.observe(element);
    element.addEventListener("scroll", later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(asked);
      changes.disconnect();
      sizes.disconnect();
      element.removeEventListener("scroll", later, { capture: true });
    };
  };
}
