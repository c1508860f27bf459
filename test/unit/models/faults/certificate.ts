import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate that signs itself, made on the spot: for addresses of 127.0.0.1 or for a name, between two moments. */
export function certificate({
  name,
  from = Date.now() - DAY,
  to = Date.now() + DAY,
}: {
  name?: string;
  from?: number;
  to?: number;
}): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const subject = sequence(
    tagged(0x31, sequence(oid(0x55, 0x04, 0x03), tagged(0x0c, Buffer.from(name ?? 'test')))),
  );
  const address =
    name === undefined ? tagged(0x87, Buffer.of(127, 0, 0, 1)) : tagged(0x82, Buffer.from(name));
  const extension = sequence(oid(0x55, 0x1d, 0x11), tagged(0x04, sequence(address)));
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.of(2))),
    tagged(0x02, Buffer.of(1)),
    algorithm,
    subject,
    sequence(time(from), time(to)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(extension)),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.of(0), sign('sha256', content, privateKey)]));
  const body = sequence(content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

const DAY = 86_400_000;

/** A value of DER. */
function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, ...parts);
}

function oid(...bytes: number[]): Buffer {
  return tagged(0x06, Buffer.of(...bytes));
}

function time(at: number): Buffer {
  return tagged(0x18, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
}
