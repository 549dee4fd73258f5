/**
 * Largest differences from two references, verified by agreement.test.ts. PsychroLib 2.5.0 uses the same equations and
 * checks our arithmetic. The Magnus formula of the WMO is a different equation and shows how far good equations differ.
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
