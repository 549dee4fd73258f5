import { useEffect, useState } from 'react';
import { say } from '#content/locale/say.ts';
import { type Policy, triggersOf } from '#core/claim/claim-clock/input.ts';
import { claimEdit, claimOf } from '#core/claim/loss-record/claim.ts';
import { recordAddress } from '../../../device/store/late/record-address.ts';
import { type KeptClaim, readClaim } from '../../claim-clock/page/kept-claim.ts';
import styles from '../../record/record.module.css';
import type { PartProps } from '../record/section/part.ts';
import { partOf } from '../record/section/part-of.ts';
import { Section } from '../record/section/Section.tsx';
import { SectionFields } from '../record/section/SectionFields.tsx';
import { Due } from './Due.tsx';

/** The days of the claim, and the dates that follow from them and from what was promised. */
export const ClaimDates = partOf(['claim', 'story', 'calls'], function ClaimDates(props) {
  const { record, words, locale, places } = props;
  const claim = claimOf(record);
  const { loss } = claim.days;
  return (
    <Section name="claim" words={words}>
      <FromClock {...props} />
      <SectionFields {...props} name="claim" only={askedOf(claim.policy as Policy)} />
      {loss && record.claim.loss === '' && <p>{say(words.due.fromStory, { day: locale.date(loss) }, locale)}</p>}
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
  const [kept, setKept] = useState<KeptClaim | null>(null);
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
