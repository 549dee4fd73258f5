import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  planLink: {
    make: 'Share the plan as a link',
    what: 'The link holds the rooms, what’s wet, and the plan. Room names are in it; the customer, address, and readings aren’t. The plan isn’t stored on a server, but anyone with the link can see it.',
    link: 'The link',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'Your browser wouldn’t copy it. Select the link and copy it yourself.',
    code: 'QR code of the link',
    tooLong: 'The plan is too large for a QR code a phone can scan. Copy the link, or send the job file.',
    unsupported: 'This browser can’t make the link. Send the job file instead.',
    title: 'Someone sent you a plan',
    lead: 'The plan is only in the link, and it isn’t saved here unless you start a job from it. Both methods are a first guess for day one.',
    begin: 'Start a job from this plan',
    named: 'From a plan',
    errors: {
      damaged: 'There’s no plan in this link. It was cut off or changed on the way. Ask for it again.',
      newer: 'A newer version of this page made this link. Close every window of this site and open the link again.',
      unsupported: 'This browser can’t open the link. Try another browser, or ask for the job file.',
    },
  },
} as const;

/** Words of the plan that travels alone. */
export type PlanLinkMessages = MessageShape<typeof words>;

export const planLink: PlanLinkMessages = words;
