const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in an element or an attribute of XML. */
export function inXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An element of XML that holds a text. */
export function element(name: string, text: string): string {
  return `<${name}>${inXml(text)}</${name}>`;
}
