import { readFileSync, writeFileSync } from 'node:fs';

// Pins the container images in `deploy` to the digests that their tags have now. Run it again to renew them.

const files = ['deploy/Containerfile', 'deploy/compose.yaml'];
const image = /docker\.io\/(library\/[a-z]+):([\w.-]+)(?:@sha256:[\da-f]{64})?/g;

/** The images of a text with a digest each, in place of an older one. */
export async function withDigests(
  text: string,
  digestOf: (name: string, tag: string) => Promise<string>,
): Promise<string> {
  const digests = new Map<string, string>();
  for (const [, name = '', tag = ''] of text.matchAll(image)) digests.set(`${name}:${tag}`, await digestOf(name, tag));
  return text.replace(image, (_all, name, tag) => `docker.io/${name}:${tag}@${digests.get(`${name}:${tag}`)}`);
}

const types = ['application/vnd.oci.image.index.v1+json', 'application/vnd.docker.distribution.manifest.list.v2+json'];

/** Asks the registry (OCI distribution specification) for the digest of a tag, for all systems together. */
async function askRegistry(name: string, tag: string): Promise<string> {
  const login = `https://auth.docker.io/token?service=registry.docker.io&scope=repository:${name}:pull`;
  const { token } = await (await fetch(login)).json();
  const url = `https://registry-1.docker.io/v2/${name}/manifests/${tag}`;
  const answer = await fetch(url, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}`, accept: types.join(', ') },
  });
  const digest = answer.headers.get('docker-content-digest') ?? '';
  if (!/^sha256:[\da-f]{64}$/.test(digest)) throw new Error(`the registry named no digest of ${name}:${tag}`);
  return digest;
}

if (import.meta.main) {
  try {
    const pinned = await Promise.all(files.map(async (file) => withDigests(readFileSync(file, 'utf8'), askRegistry)));
    for (const [at, file] of files.entries()) writeFileSync(file, pinned[at] ?? '');
    console.log(`Images are pinned in ${files.join(' and ')}. Look at the change, build, and commit it.`);
  } catch (error) {
    console.error(`Nothing was changed, because the registry could not be asked: ${error}`);
    process.exitCode = 1;
  }
}
