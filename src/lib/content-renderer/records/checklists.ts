import type { Block } from '../ast/blocks.ts';
import type { Speaks } from '../ast/speaker.ts';

const tones = { critical: 'alarm', urgent: 'amber', important: 'river' } as const;

/** Boxes to tick, from the record of that name. Throws on any other name. */
export function checklist({ words, lists }: Speaks, record: string | undefined): readonly Block[] {
  switch (record) {
    case 'emergency-steps':
      return [
        {
          kind: 'checklist',
          record,
          allMustHold: false,
          printsAlone: true,
          groups: lists.emergencySteps.map(({ priority, time, title, actions }) => ({
            title,
            tone: tones[priority],
            when: `${words.priority[priority]} · ${time}`,
            checks: actions,
          })),
        },
      ];
    case 'safe-to-stay':
      return [
        {
          kind: 'checklist',
          record,
          allMustHold: true,
          printsAlone: false,
          groups: lists.safeToStay.map(({ category, checks }) => ({ title: category, tone: 'river', checks })),
        },
      ];
    default:
      throw new Error(`<Checklist record="${record}">: there is no such list`);
  }
}
