/** A form that says in our own words what is missing in it, beside the field and in the page's language, instead of the browser's bubble. */
import type { Attachment } from "svelte/attachments";
import type { Words } from "./words";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/** What is wrong with a field; `data-lack` says it where something is missing that has a name of its own. */
function sentence(field: Field, words: Words): string {
  const { validity } = field;
  const [low, high] = field instanceof HTMLInputElement ? [field.min, field.max] : ["", ""];
  if (validity.valueMissing || (validity.badInput && !low)) return field.dataset["lack"] ?? words.text("form-lack");
  if (low && high) return words.text("form-range", { low, high });
  return words.text("form-wrong");
}

function mend(field: Field): void {
  if (!field.hasAttribute("aria-invalid")) return;
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-errormessage");
  if (field.nextElementSibling?.classList.contains("mend")) field.nextElementSibling.remove();
}

export function kindly(words: Words): Attachment<HTMLFormElement> {
  return (form) => {
    const first = (): Field | undefined => [...form.elements].filter(isField).find((field) => !field.validity.valid);

    function complain(event: Event): void {
      event.preventDefault();
      const field = event.target;
      if (!isField(field)) return;
      mend(field);
      const told = document.createElement("span");
      told.className = "mend";
      told.id = `mend-${[...form.elements].indexOf(field)}`;
      told.setAttribute("role", "alert");
      told.textContent = sentence(field, words);
      field.after(told);
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-errormessage", told.id);
      if (field !== first()) return;
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: "center" });
    }

    const hear = (event: Event): void => void (isField(event.target) && mend(event.target));
    form.addEventListener("invalid", complain, true);
    form.addEventListener("input", hear);
    return () => {
      form.removeEventListener("invalid", complain, true);
      form.removeEventListener("input", hear);
    };
  };
}
