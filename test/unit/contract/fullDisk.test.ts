import { fullDisk } from './fullDisk';

describe('A run on a disk that becomes full', () => fullDisk(['sync']));
