interface Factory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

/**
 * A worker's script URL as a Trusted Types value where the browser has them. The CSP allows one policy of this name,
 * which always returns this URL, so that no injected code can start another script.
 */
export function trustedScript(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  return trustedTypes?.createPolicy(policyName, { createScriptURL: () => address }).createScriptURL('') ?? address;
}
