# Learning: lessons, puzzles and the rules.

## Lessons

study-title = Learn
study-lead = A few minutes for each game, on a board that answers. Then one short lesson for every variant and every special piece.
# $game: the name of a game
study-game-title = Learn { $game }
study-lessons-title = Lessons
study-lessons = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
study-progress = { $count ->
    [one] { $done } of { $count } lesson finished
   *[other] { $done } of { $count } lessons finished
}
study-progress-all = All lessons finished
study-begin = Begin
study-continue = Continue
study-once-more = Begin again
study-puzzles = Puzzles
study-rules = Rules
study-rules-complete = The complete rules
study-rules-about = To read and to print
study-more = Afterwards
study-done = finished
study-begun = begun

study-board = Board
study-lesson = Lesson
study-steps = Steps
study-step = Step { $step } of { $count }
study-go-to-step = Go to step { $step }
study-back = Back
study-next = Next
study-finish = Finish
study-again = Play it again
study-try-again = Try again
study-show = Show me
study-your-turn = Your move.
study-watch = Watch.
study-first-answer = Make a move on the board first. The answer opens the way.
study-shown = That is the move. Now make it yourself.
study-refused = Try another move.
study-no-connection = The server cannot be reached. Make your move again in a moment.
study-no-board = The board could not be loaded. Please load the page again.

study-finished = Well done!
study-finished-next = The lesson is finished. Next comes “{ $title }”.
study-finished-all = You have reached the last lesson of { $game }. Now it is time to play.
study-next-lesson = Next lesson
study-all-lessons = All lessons
study-restart = Once more from the first step

## Puzzles

puzzle-title = Puzzles
puzzle-lead = Positions from games of the computer against itself. Whoever is to move can win: find out how.
puzzle-one = Puzzle
puzzle-game-title = Puzzles of { $game }
puzzle-number = Puzzle { $number }
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-progress = { $count ->
    [one] { $done } of { $count } puzzle solved
   *[other] { $done } of { $count } puzzles solved
}
puzzle-streak = Streak { $now } · best { $best }
puzzle-start = Start
puzzle-all = All puzzles
puzzle-solved = solved
puzzle-solved-before = Solved before
puzzle-grade = How hard
puzzle-grade-next = How hard the next one is
puzzle-grade-any = Any
puzzle-grade-1 = Very easy
puzzle-grade-2 = Easy
puzzle-grade-3 = Medium
puzzle-grade-4 = Hard
puzzle-grade-5 = Very hard
puzzle-all-solved = You have solved all of these. Choose others, or begin again with them.
puzzle-forget = Begin again

# $side: silver brown red black white
puzzle-find = { $side ->
    [silver] Silver to move. Find the way to win.
    [brown] Brown to move. Find the way to win.
    [red] Red to move. Find the way to win.
    [black] Black to move. Find the way to win.
   *[white] White to move. Find the way to win.
}
puzzle-find-one = { $side ->
    [silver] Silver to move. Find the move that wins.
    [brown] Brown to move. Find the move that wins.
    [red] Red to move. Find the move that wins.
    [black] Black to move. Find the move that wins.
   *[white] White to move. Find the move that wins.
}
puzzle-right = Right. Go on: what now?
# In 27 it is proven that no other move wins; in the other games no other win was found.
puzzle-wrong = This does not win. Try again, or see the solution.
puzzle-not-known = No win was found after this. Try again, or see the solution.
puzzle-checking = Looking whether this wins too…
puzzle-done = Solved!
puzzle-done-other = Solved! This wins too.
puzzle-done-after = Solved, though not at the first try.
puzzle-only-move = Solved! Only this move wins.
puzzle-shown = This is how it is won.
puzzle-showing = The solution:
puzzle-solution = See the solution
puzzle-rest = See how it ends
puzzle-again = From the start
puzzle-next = Next puzzle
puzzle-analysis = Analyse this position

## Rules

# $game: the name of a game
rules-title = Rules of { $game }
rules-contents = Contents
rules-print = Print
rules-lessons = Learn by playing
rules-others = Rules of the other games:
