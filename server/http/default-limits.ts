/** A number of requests in a fixed window of time. */
export interface Limit {
  readonly requests: number;
  readonly windowMs: number;
}

/** The limits of one client, and of everyone together. */
export interface Share {
  readonly client: Limit;
  readonly everyone: Limit;
}

export interface EndpointLimits {
  readonly client: Limit;
  /** Missing where strangers could use it up to close what belongs to one visitor, such as a link. */
  readonly everyone?: Limit;
  /** Reserved for emergencies, used before the common share. */
  readonly emergencies?: Share;
}

const minute = 60_000;

/** Generous for people, tight for scripts. A household or an office may share one address. */
export const defaultLimits = {
  assessment: { client: { requests: 30, windowMs: 5 * minute }, everyone: { requests: 300, windowMs: minute } },
  question: {
    client: { requests: 20, windowMs: 10 * minute },
    everyone: { requests: 300, windowMs: minute },
    emergencies: { client: { requests: 10, windowMs: 10 * minute }, everyone: { requests: 100, windowMs: minute } },
  },
  calculator: { client: { requests: 120, windowMs: minute }, everyone: { requests: 3000, windowMs: minute } },
  count: { client: { requests: 60, windowMs: 10 * minute }, everyone: { requests: 600, windowMs: minute } },
  // Buttons of mails; a mail provider may press them for many readers.
  link: { client: { requests: 120, windowMs: minute } },
  // Browsers search locally; the server serves those without script and the page of all results.
  search: { client: { requests: 60, windowMs: minute }, everyone: { requests: 1200, windowMs: minute } },
  // The owner's inbox, opened or not; each photo is a request.
  inbox: { client: { requests: 240, windowMs: minute } },
  newsletter: { client: { requests: 10, windowMs: 10 * minute }, everyone: { requests: 120, windowMs: minute } },
} as const satisfies Record<string, EndpointLimits>;

export type LimitedEndpoint = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitedEndpoint, EndpointLimits>>;
