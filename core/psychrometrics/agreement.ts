/**
 * How far our psychrometrics stand from two others, as measured by agreement.test.ts, which fails when a figure here is
 * no longer true. The oracle is the library PsychroLib 2.5.0, with the same equations: it proves our arithmetic.
 * The Magnus formula of the WMO is another equation: it shows how far two good equations differ.
 */
export const agreement = {
  oracle: {
    /** 32.018 to 200.018 °F by 2, each at 1 to 100 % by 1. */
    airs: 8500,
    /** No vapor pressure and no mixing ratio differs by more. Percent. */
    atMostPercent: 0.000001,
    /** No dew point or frost point differs by more, the oracle's own search stopping at 0.0018. °F. */
    atMostDewPointF: 0.001,
  },
  magnus: {
    /** The temperatures that were compared, one by one. °F. */
    from: 32,
    to: 140,
    /** Largest difference of the saturation vapor pressure. Percent. */
    atMostPercent: 0.29,
  },
} as const;
