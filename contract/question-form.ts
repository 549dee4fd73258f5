// Plain values for the client script of the form: no schema library in this file.

export const urgencies = ['emergency', 'urgent', 'normal'] as const;
export type Urgency = (typeof urgencies)[number];

export const questionCategories = [
  'emergency',
  'assessment',
  'equipment',
  'prevention',
  'insurance',
  'general',
] as const;
export type QuestionCategory = (typeof questionCategories)[number];

export const questionDefaults = { urgency: 'normal', category: 'general', reach: 'email' } as const satisfies {
  urgency: Urgency;
  category: QuestionCategory;
  reach: Reach;
};

/** Preferred contact methods. */
export const reaches = ['email', 'call', 'text'] as const;
export type Reach = (typeof reaches)[number];

/** The contact field that the chosen method needs and that is missing; undefined if none is. */
export function lackingFor({ reach, email, phone }: Readonly<Record<string, unknown>>): 'email' | 'phone' | undefined {
  if (reach === 'email') return email ? undefined : 'email';
  return (reach === 'call' || reach === 'text') && !phone ? 'phone' : undefined;
}

/** Limits of the form's fields, in characters (UTF-16 units). */
export const questionLimits = { name: 100, email: 254, phone: 40, location: 120, question: 5000 } as const;

/**
 * A telephone number in plain characters: phones and web pages copy it with dashes, spaces and direction marks of their own, with
 * "tel:" before it and a word in brackets behind it.
 */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/[\u00b7\u2022\u2219\u30fb]/g, '.')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/^ ?(?:tel|callto|sms):(?:\/\/)?/i, '')
    .trim();
}

/** A word for the kind of number, which a person may add: "Cell: …", "… (work)". */
const phoneWord =
  /\([^()\d@]*\)|^(?:cell?|cel|celular|mobile|m[oó]vil|phone|tel[eé]fono|tel)\b[.:]?|\b(?:cell?|cel|celular|mobile|m[oó]vil)\.?$/gi;

/** Digits with an area code: ten at home, up to fifteen with a country's code and an extension. */
const phoneShape = /^(?=(?:\D*\d){10,15}\D*$)\+?(?:[\d\s().,;=\-/#*x]|ext(?:ensi[oó]n)?|int(?:erno)?|anexo)+$/i;

/** Whether a text is a telephone number with its area code, as people write it. */
export function isPhone(text: string): boolean {
  return phoneShape.test(plainPhone(text).replace(phoneWord, '').trim());
}

/** An e-mail address with its domain in the letters that mail needs: "ana@muñoz.example" has an xn-- domain. */
export function asciiEmail(text: string): string {
  const [, local, domain] = /^([^@\s]+)@([^@\s/?#:]+)$/.exec(text.trim()) ?? [];
  if (!local || !domain || /^[\x20-\x7e]*$/.test(domain)) return text.trim();
  return URL.canParse(`http://${domain}`) ? `${local}@${new URL(`http://${domain}`).hostname}` : text.trim();
}

/** A form that was filled faster than this was filled by a program. Milliseconds. */
export const fastestHumanMs = 800;

/**
 * Range of offline waiting times that are reported to the server, in milliseconds. Longer ones come from a changed clock.
 */
export const reportedWait = { leastMs: 60_000, mostMs: 366 * 86_400_000 } as const;

/** Idempotency header: the same key never stores a second question. */
export const idempotencyHeader = 'idempotency-key';

/** Data that the damage assessment stores for the form, which reads it once and deletes it. */
export interface QuestionHandover {
  readonly question: string;
  readonly urgency?: Urgency;
  readonly category?: QuestionCategory;
}

// Plain values that the form's own small script needs too: no schema library in this file.

/** Name of the photo parts of a multipart form. */
export const photosField = 'photos';

/** Most photos of a form, and most bytes of each and of all. */
export const photoLimits = { count: 6, bytes: 16 * 1024 * 1024, allBytes: 48 * 1024 * 1024 } as const;

/** Accepted types. Devices convert others, such as HEIC, to JPEG before upload. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Resizing before upload: longer side in pixels, and JPEG quality from 0 to 1. */
export const devicePhoto = { longestSide: 2000, quality: 0.82 } as const;
