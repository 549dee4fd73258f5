/**
 * Urgency of a loss for the people in it, mildest first: the scale of an assessment. Independent of the amount of damage:
 * a small room with sewage is an emergency.
 */
export const severities = ['low', 'moderate', 'high', 'emergency'] as const;
export type Severity = (typeof severities)[number];

/** Extent of damage, least first: the scale of the cost builder. Independent of urgency. */
export const damageExtents = ['minor', 'moderate', 'severe'] as const;

/** How dirty the water is: 1 clean, 2 gray, 3 black. */
export type Category = 1 | 2 | 3;

/** The categories by the names of their water, as the cost builder asks for them. */
export const waterSources = ['clean', 'gray', 'black'] as const;
