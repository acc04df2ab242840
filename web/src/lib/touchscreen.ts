/** Whether a finger is what people point with here: then nothing is said of a mouse or of keys. */
export const touch = matchMedia("(hover: none) and (pointer: coarse)").matches;
