import type { MDXComponents } from 'mdx/types.js';
import { DiyMatrix } from './DiyMatrix.tsx';
import { Flowchart } from './Flowchart.tsx';

/** Parts that one guide alone uses; kept out of the common vocabulary, so that no other page sends their styles. */
export const decisionVocabulary: MDXComponents = { DiyMatrix, Flowchart };
