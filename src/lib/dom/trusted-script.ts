interface Factory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

/**
 * The address of a thread's script, as a browser takes it that wants to trust addresses: the server lets a page make one policy
 * of this name. Whatever is asked for, it gives the one address: nothing that reaches it can start another script.
 */
export function trustedScript(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  return trustedTypes?.createPolicy(policyName, { createScriptURL: () => address }).createScriptURL('') ?? address;
}
