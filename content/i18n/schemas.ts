import * as z from 'zod';

/** The group of a guide on the guides index. */
export const guideGroupIds = ['identification', 'safety', 'emergency', 'professional', 'recovery'] as const;

/**
 * How hard a page may be to read: `emergency` up to US school grade 9, `general` up to 11; `technical` pages are for
 * the trade and have no limit.
 */
export const levels = ['emergency', 'general', 'technical'] as const;
export type Level = (typeof levels)[number];

const path = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site, such as /guides/mold-prevention');
const title = z.string().trim().min(3).max(90);
const description = z
  .string()
  .trim()
  .min(30, 'must have at least 30 characters')
  .max(200, 'must have at most 200 characters');
/** A page whose words still wait for their writer: a build for a public address stops at it. */
const draft = z.literal(true).optional();
const day = z.iso.date('must be a day such as 2026-11-21');

/** Head of a guide in content/<language>/guides. The file name is the last part of the address. */
export const guideFrontmatter = z.strictObject({
  title,
  description,
  draft,
  /** Its English address, where the name of the file does not say it. */
  address: path.optional(),
  group: z.enum(guideGroupIds),
  badge: z.string().trim().min(3).max(24),
  badgeColor: z.enum(['alarm', 'amber', 'river', 'go']),
  /** Promised reading time in minutes. When given, the words of the page must come to it. */
  readMinutes: z.int().positive().optional(),
  /** The day on which every claim was last checked against its source. */
  reviewed: day,
  level: z.enum(levels),
  related: z.array(path).min(1, 'must name at least one other page'),
});
export type GuideFrontmatter = z.infer<typeof guideFrontmatter>;

/** Head of any other page written in MDX: pages, replies, reviews, blog, legal text. */
export const pageFrontmatter = z.strictObject({
  title,
  description,
  draft,
  /** Its English address, where the folder and the name of the file do not say it. */
  address: path.optional(),
  /** What breadcrumbs call it, where its title is too long for them. */
  crumb: z.string().trim().min(3).max(24).optional(),
  reviewed: day.optional(),
  /** The day on which a legal text last changed. */
  changed: day.optional(),
  level: z.enum(levels).default('general'),
  readMinutes: z.int().positive().optional(),
  related: z.array(path).optional(),
});
export type PageFrontmatter = z.infer<typeof pageFrontmatter>;

/**
 * The head of an MDX page, checked.
 * @param file path of the page, for the message; pages in a language's folder `guides` are guides
 * @throws Error that names the file and each field at error
 */
export function parseFrontmatter(file: string, head: unknown): GuideFrontmatter | PageFrontmatter {
  const schema = /content\/\w+\/guides\//.test(file) ? guideFrontmatter : pageFrontmatter;
  return parseRecord(schema, file, head);
}

/**
 * Any record held against its schema.
 * @throws Error that names the file and each field at error
 */
export function parseRecord<Schema extends z.ZodType>(schema: Schema, file: string, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(
    (issue) => `${file}: field "${issue.path.join('.') || '(all)'}": ${issue.message}`,
  );
  throw new Error(errors.join('\n'));
}
