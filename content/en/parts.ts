/** Words of the parts that pages share. */
export const parts = {
  otherTools: 'More calculators',
};
