/** A label that is a quotation of the visitor's words, without its marks, for a text that quotes it itself. */
export function unquoted(label: string): string {
  return label.replace(/^[«“](.*)[»”]$/, '$1');
}
