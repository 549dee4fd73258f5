import type { MDXComponents } from 'mdx/types.js';
import { Link } from '../../components/Link.tsx';
import { Claim, HouseRule } from './components/Claim.tsx';
import { Figure } from './components/Figure.tsx';
import {
  Card,
  Cards,
  Confirmed,
  Note,
  Owner,
  Phone,
  Section,
  Short,
  Unconfirmed,
  WithReviews,
} from './components/mdx-components.tsx';

/**
 * MDX components for pages with their own layout: the home page, the method of a calculator. Documents need none of
 * them: they are rendered from blocks.
 */
export const vocabulary: MDXComponents = {
  Card,
  Cards,
  Claim,
  Confirmed,
  Figure,
  HouseRule,
  Note,
  Owner,
  Phone,
  Section,
  Short,
  Unconfirmed,
  WithReviews,
  a: Link,
};
