import type { MDXComponents } from 'mdx/types.js';
import { Link } from '../frame/Link.tsx';
import { Figure } from './Figure.tsx';
import { Claim } from './inline/Claim.tsx';
import { HouseRule } from './inline/HouseRule.tsx';
import { Sample } from './inline/Sample.tsx';
import { Card, Cards, Note, Owner, Phone, Section, Short } from './page/parts.tsx';

/**
 * Components for texts that a page lays out itself: the home page, the method below a calculator. Documents need none of
 * them: they are shown from their blocks.
 */
export const vocabulary: MDXComponents = {
  Card,
  Cards,
  Claim,
  Figure,
  HouseRule,
  Note,
  Owner,
  Phone,
  Sample,
  Section,
  Short,
  a: Link,
};
