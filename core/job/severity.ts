/**
 * How soon a loss matters to the people in it, mildest first: the scale of an assessment. It says nothing of how much is
 * damaged: a small room with sewage is an emergency.
 */
export const severities = ['low', 'moderate', 'high', 'emergency'] as const;
export type Severity = (typeof severities)[number];

/** How much is damaged, least first: the scale of the cost builder. It says nothing of how soon it matters. */
export const damageExtents = ['minor', 'moderate', 'severe'] as const;

/** How dirty the water is: 1 clean, 2 gray, 3 black. */
export type Category = 1 | 2 | 3;

/** The categories by the names of their water, as the cost builder asks for them. */
export const waterSources = ['clean', 'gray', 'black'] as const;
