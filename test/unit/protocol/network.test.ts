import assert from 'node:assert/strict';
import { networkOf, type Network } from '../../../src/protocol/network';

const hosts: Record<Network, string[]> = {
  loopback: [
    'localhost',
    'LOCALHOST',
    'localhost.',
    '127.0.0.1',
    '127.1',
    '127.255.3.4',
    '0x7f.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
  ],
  private: [
    '10.0.0.5',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.1.20',
    '169.254.10.1',
    '100.64.0.1',
    '[fc00::1]',
    '[fd12:3456::8]',
    '[fe80::1]',
    '[febf::1]',
    '[::ffff:192.168.1.20]',
    'ollama',
    'gpu_box-2',
    'host.docker.internal',
    'host.containers.internal',
    'model.internal',
    'studio.local',
    'nas.lan',
    'pc.home.arpa',
    'models.localhost',
    'a.b.localhost.',
  ],
  public: [
    'api.openai.com',
    '8.8.8.8',
    '11.0.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '169.253.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '[2001:4860::8888]',
    '[fec0::1]',
    '[::ffff:8.8.8.8]',
    'mylocal.example',
    'thelan.example',
    'localhost.example.com',
    '127.0.0.1.example.com',
    'local.example.com',
  ],
};

describe('the network of a host', () => {
  for (const [network, names] of Object.entries(hosts))
    for (const host of names)
      it(`${host}: ${network}`, () => {
        assert.equal(networkOf(`http://${host}:11434/v1`), network);
        assert.equal(networkOf(`https://${host}`), network);
      });

  it('of a text that is no address is public', () => assert.equal(networkOf('ollama'), 'public'));
});
