// Plain values that the form's own small script needs too: no schema library in this file.

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

/** What the form starts with. */
export const questionDefaults = { urgency: 'normal', category: 'general', reach: 'email' } as const satisfies {
  urgency: Urgency;
  category: QuestionCategory;
  reach: Reach;
};

/** How somebody wants to be answered. */
export const reaches = ['email', 'call', 'text'] as const;
export type Reach = (typeof reaches)[number];

/** What somebody has to leave who wants to be answered that way, and has not; undefined where nothing lacks. */
export function lackingFor({ reach, email, phone }: Readonly<Record<string, unknown>>): 'email' | 'phone' | undefined {
  if (reach === 'email') return email ? undefined : 'email';
  return (reach === 'call' || reach === 'text') && !phone ? 'phone' : undefined;
}

/** Limits of the form's fields, in characters (UTF-16 units). */
export const questionLimits = { name: 100, email: 254, phone: 40, location: 120, question: 5000 } as const;

/** Digits of a telephone number with its area code: ten at home, up to fifteen with a country's code and an extension. */
export const phonePattern = /^(?=(?:\D*\d){10,15}\D*$)\+?(?:[\d\s().,\-/#x]|ext(?:ensi[oó]n)?)+$/i;

/** A form that was filled faster than this was filled by a program. Milliseconds. */
export const fastestHumanMs = 800;

/**
 * So long a message has to have waited on a device before the server is told, and so long it may have: what is outside comes
 * of a clock that was moved. Milliseconds.
 */
export const tellableWait = { leastMs: 60_000, mostMs: 366 * 86_400_000 } as const;

/** Header that makes sending again safe: the same key never makes a second question. */
export const idempotencyHeader = 'idempotency-key';

/** What another page (the damage assessment) leaves on the device for the form, which takes it once and removes it. */
export interface QuestionHandover {
  readonly question: string;
  readonly urgency?: Urgency;
  readonly category?: QuestionCategory;
}

// Plain values that the form's own small script needs too: no schema library in this file.

/** Name of the parts of a multipart form that hold pictures. */
export const photosField = 'photos';

/** What a form may send: so many pictures, each so large, together so large. Bytes. */
export const photoLimits = { count: 6, bytes: 16 * 1024 * 1024, allBytes: 48 * 1024 * 1024 } as const;

/** The kinds that are taken. Devices turn others, such as HEIC, into JPEG before they send them. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What a device makes of a picture before it sends it: the longer side in pixels, and JPEG's quality from 0 to 1. */
export const devicePhoto = { longestSide: 2000, quality: 0.82 } as const;
