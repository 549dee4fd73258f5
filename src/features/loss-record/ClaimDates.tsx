import { useEffect, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { type Policy, triggersOf } from '#core/claim-clock/input.ts';
import { claimEdit, claimOf } from '#core/loss-record/claim.ts';
import { recordAddress } from '../../lib/storage/record-address.ts';
import { readClaim, type SavedClaim } from '../claim-clock/saved-claim.ts';
import styles from '../records/record.module.css';
import { Due } from './Due.tsx';
import { Section } from './Section.tsx';
import { SectionFields } from './SectionFields.tsx';
import { partOf } from './section-context.ts';
import type { PartProps } from './section-props.ts';

/** The days of the claim, and the dates that follow from them and from what was promised. */
export const ClaimDates = partOf(['claim', 'story', 'calls'], function ClaimDates(props) {
  const { record, words, locale, places } = props;
  const claim = claimOf(record);
  const { loss } = claim.days;
  return (
    <Section name="claim" words={words}>
      <FromClock {...props} />
      <SectionFields {...props} name="claim" only={askedOf(claim.policy as Policy)} />
      {loss && record.claim.loss === '' && <p>{t(words.due.fromStory, { day: locale.date(loss) }, locale)}</p>}
      <Due {...props} claim={claim} />
      <p className={styles.lead}>{words.clock.result.notAdvice}</p>
      <p className="no-print">
        <a href={`${places.claimClock}${recordAddress(record.id)}`}>{words.due.clock}</a>
      </p>
    </Section>
  );
});

/** What the kind of policy asks for. That a day is a guess is said in the claim clock. */
function askedOf(policy: Policy): readonly string[] {
  const ticks = {
    admitted: ['calledOnly', 'catastrophe', 'arson'],
    surplus: ['calledOnly', 'catastrophe', 'arson'],
    twia: ['calledOnly'],
    nfip: [],
  } as const satisfies Record<Policy, readonly string[]>;
  return ['policy', ...triggersOf[policy], ...ticks[policy]];
}

/** Days that were typed into the claim clock, offered while the record has none of its own. */
function FromClock({ record, state, words }: PartProps) {
  const [kept, setKept] = useState<SavedClaim | null>(null);
  useEffect(() => {
    void readClaim(null).then((found) => setKept(found.kept));
  }, []);
  const edit = kept && claimEdit(record, kept.claim);
  const hasOwn = triggersOf.admitted.some((trigger) => record.claim[trigger] !== '') || record.claim.bought !== '';
  if (hasOwn || edit?.kind !== 'several' || edit.edits.length === 0) return null;
  return (
    <p className="no-print">
      {words.due.fromClock}{' '}
      <button type="button" className="btn btn-alt" onClick={() => void state.edit(edit)}>
        {words.due.takeClock}
      </button>
    </p>
  );
}
