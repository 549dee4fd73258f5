import { createElement } from 'react';
import { defineIsland } from '../island/define-island.ts';
import { AssessmentTool } from './AssessmentTool.tsx';
import type { AssessmentProps } from './use-assessment.ts';

defineIsland<AssessmentProps>('assessment-tool', async (props) => createElement(AssessmentTool, props));
