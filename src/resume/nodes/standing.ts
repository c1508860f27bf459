import { readResume, type ResumeText } from '../../judging/resumeText';
import type { AgentPorts, StandingResume } from '../../protocol/ports';

/** The current resume, as the nodes read it. */
export interface Current extends StandingResume {
  text: ResumeText;
}

/** Reads the current resume. Rejects with `resume-syntax` where it can't be read. */
export async function standingOf({ resumes }: AgentPorts): Promise<Current> {
  const standing = await resumes.read();
  return { ...standing, text: readResume(standing.document) };
}
