/** A mail without its addressee. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A paragraph, a code to read off, or a link to follow. */
export type Part = string | { readonly code: string } | { readonly link: string; readonly label: string };

/** One text in both forms, so that they never differ. Without a name it greets nobody by name. */
export function letter(subject: string, name: string | undefined, parts: readonly Part[]): Letter {
  const greeting = name === undefined ? 'Hello,' : `Hello ${name},`;
  const all: readonly Part[] = [greeting, ...parts, 'The Keelson team'];
  return { subject, text: `${all.map(asText).join('\n\n')}\n`, html: page(subject, all.map(asHtml).join('\n')) };
}

function asText(part: Part): string {
  if (typeof part === 'string') return part;
  return 'code' in part ? `    ${part.code}` : `${part.label}:\n${part.link}`;
}

function asHtml(part: Part): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  if ('code' in part) return `<p style="font-size:28px;letter-spacing:6px;font-weight:600">${escaped(part.code)}</p>`;
  return `<p><a href="${escaped(part.link)}" style="color:#0b5c54;font-weight:600">${escaped(part.label)}</a></p>`;
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#1d2b2a;font-family:Inter,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto;background:#fff;padding:32px;border-radius:8px">
${body}
</div>
</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
