import type { MDXComponents } from 'mdx/types.js';
import { Link } from '../../components/Link.tsx';
import { Claim, HouseRule } from './components/Claim.tsx';
import { Figure } from './components/Figure.tsx';
import { Card, Cards, Note, Owner, Phone, Section, Short } from './components/mdx-components.tsx';
import { Sample } from './components/Sample.tsx';

/**
 * MDX components for pages with their own layout: the home page, the method of a calculator. Documents need none of
 * them: they are rendered from blocks.
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
