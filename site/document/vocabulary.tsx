import type { MDXComponents } from 'mdx/types.js';
import type { ComponentProps } from 'react';
import { Link } from '../frame/Link.tsx';
import { Action, Actions } from './Actions.tsx';
import { AirExample } from './AirExample.tsx';
import { AtRiskGroups } from './AtRiskGroups.tsx';
import { Checklist } from './Checklist.tsx';
import { Claim } from './Claim.tsx';
import { ClassExample } from './ClassExample.tsx';
import { Figure } from './Figure.tsx';
import { HouseRule } from './HouseRule.tsx';
import { MitigationCards } from './MitigationCards.tsx';
import { Owner } from './Owner.tsx';
import { PreventionSchedule } from './PreventionSchedule.tsx';
import { usePageRecord } from './page-record.tsx';
import { Accordion, CallToAction, Card, Cards, Item, Note, Phone, Section, Short, Steps } from './parts.tsx';
import { Risks } from './Risks.tsx';
import { UrgencyLevels } from './UrgencyLevels.tsx';
import { WaterCategories } from './WaterCategories.tsx';

/** The components that an MDX page may use. Pages import nothing: whatever is not here stops the build. */
export const vocabulary: MDXComponents = {
  Accordion,
  Action,
  Actions,
  AirExample,
  AtRiskGroups,
  CallToAction,
  Card,
  Cards,
  Checklist,
  Claim,
  ClassExample,
  Figure,
  HouseRule,
  Item,
  MitigationCards,
  Note,
  Owner,
  Phone,
  PreventionSchedule,
  Risks,
  Section,
  Short,
  Steps,
  UrgencyLevels,
  WaterCategories,
  a: Link,
  table: ScrollingTable,
};

/** Wide tables scroll inside the column; a page never scrolls sideways. */
function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll-x" aria-label={`Table ${usePageRecord().nextTable()}`} tabIndex={0}>
      <table {...props} />
    </section>
  );
}
