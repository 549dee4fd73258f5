import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  planLink: {
    make: 'The plan as a link',
    what: 'The link holds rooms, what is wet, and the plan. Names of rooms are in it; customer, address and readings are not. It goes to no server: whoever has the link has the plan.',
    link: 'The link',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The browser did not copy it. Select the link and copy it by hand.',
    code: 'The link as a code to scan',
    tooLong: 'The plan is too large for a code that a phone can scan. Copy the link, or send the job file.',
    unsupported: 'This browser cannot make the link. Send the job file.',
    title: 'A plan that was sent to you',
    lead: 'It stands in the link alone, and is not kept here unless you begin a job from it. Both methods are a first guess for day one.',
    begin: 'Begin a job from this plan',
    named: 'From a plan',
    errors: {
      damaged: 'This link holds no plan: it was cut or changed on its way. Ask for it again, whole.',
      newer: 'A newer edition of this page made this link. Close all windows of this site and open the link again.',
      unsupported: 'This browser cannot open the link. Try another browser, or ask for the job file.',
    },
  },
} as const;

/** Words of the plan that travels alone. */
export type PlanLinkMessages = MessageShape<typeof words>;

export const planLink: PlanLinkMessages = words;
