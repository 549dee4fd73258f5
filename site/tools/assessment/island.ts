import { createElement } from 'react';
import { defineIsland } from '../island/define-island.ts';
import { AssessmentTool } from './AssessmentTool.tsx';

defineIsland('assessment-tool', async () => createElement(AssessmentTool));
