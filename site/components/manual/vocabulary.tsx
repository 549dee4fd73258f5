import type { MDXComponents } from 'mdx/types.js';
import type { ComponentProps } from 'react';
import { Action, Actions } from './Actions.tsx';
import { Claim } from './Claim.tsx';
import { ClassExample } from './ClassExample.tsx';
import { Figure } from './Figure.tsx';
import { HouseRule } from './HouseRule.tsx';
import { Owner } from './Owner.tsx';
import { PreventionSchedule } from './PreventionSchedule.tsx';
import { Accordion, CallToAction, Card, Cards, Item, Note, Phone, Section, Short, Steps } from './parts.tsx';
import { UrgencyLevels } from './UrgencyLevels.tsx';

/** The components that an MDX page may use. Pages import nothing: whatever is not here stops the build. */
export const vocabulary: MDXComponents = {
  Accordion,
  Action,
  Actions,
  CallToAction,
  Card,
  Cards,
  Claim,
  ClassExample,
  Figure,
  HouseRule,
  Item,
  Note,
  Owner,
  Phone,
  PreventionSchedule,
  Section,
  Short,
  Steps,
  UrgencyLevels,
  table: ScrollingTable,
};

/** Wide tables scroll inside the column; a page never scrolls sideways. */
function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll-x" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </section>
  );
}
