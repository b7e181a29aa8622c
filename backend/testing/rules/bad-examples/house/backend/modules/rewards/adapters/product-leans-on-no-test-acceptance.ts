import '../../../app/acceptance/story.ts';
