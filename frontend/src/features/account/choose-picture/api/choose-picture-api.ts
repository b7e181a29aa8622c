import { changeCurrentUser } from '#entities/session/index.ts';
import { api } from '#shared/api/index.ts';

interface ChosenPicture {
  readonly profileImageUrl: string | null;
}

const choosePictureApi = api.injectEndpoints({
  endpoints: (build) => ({
    chooseProfilePicture: build.mutation<ChosenPicture, string | null>({
      query: (imageId) => ({ url: '/profile-picture', method: 'PUT', body: { imageId } }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { profileImageUrl } = answer.data;
        dispatch(changeCurrentUser((user) => void Object.assign(user, { profileImageUrl })));
      },
      invalidatesTags: ['Leaderboard'],
    }),
  }),
});

export const { useChooseProfilePictureMutation } = choosePictureApi;
