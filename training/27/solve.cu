// The strong solution of 27: the exact final margin of every position, by backward induction, in the memory of one GPU.
//
// README.md beside this file says how to build and run it. Compiled with -DHOST as plain C++ it does the same on
// the cores of any machine whose memory holds the values; that is how it is tested against crates/tablebase.
//
// A position is how the discs are spread over the fields (a composition) and the colours of all discs read from field 1
// to the last, each stack from bottom to top (a string of bits, 1 for Black, the first disc lowest). Black is always to
// move: otherwise the line is mirrored and the colours are swapped. A position's index is
//
//     rank of the composition × number of strings + rank of the string
//
// A shape is a composition with the colours of the top discs. All that may be done depends on the shape alone; the other
// discs only come along. So the shapes are sorted by their potential, which every move increases, and taken from the
// highest down, each with all the colours that its covered discs can have.

#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <numeric>
#include <string>
#include <unordered_set>
#include <vector>

typedef uint8_t u8;
typedef int8_t i8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

#ifdef HOST
#define BOTH inline
#define DEVICE inline
#else
#define BOTH __host__ __device__ __forceinline__
#define DEVICE __device__ __forceinline__
#endif

// ---------------------------------------------------------------------------------------------------------------------
// Memory and atomics, on the GPU or here

static void fail(const char* what) {
    fprintf(stderr, "error: %s\n", what);
    exit(1);
}

#ifdef HOST
static void* take(u64 bytes) {
    void* memory = malloc(bytes ? bytes : 1);
    if (!memory) fail("not enough memory");
    return memory;
}
static void give(void* memory) { free(memory); }
static void fill(void* memory, int byte, u64 bytes) { memset(memory, byte, bytes); }
static void upload(void* to, const void* from, u64 bytes) { memcpy(to, from, bytes); }
static void download(void* to, const void* from, u64 bytes) { memcpy(to, from, bytes); }
static void finish() {}
DEVICE u64 add(u64* counter, u64 amount) { return __atomic_fetch_add(counter, amount, __ATOMIC_RELAXED); }
DEVICE void set_bits(u32* word, u32 bits) { __atomic_fetch_or(word, bits, __ATOMIC_RELAXED); }
DEVICE u32 fresh(const u32* word) { return *word; }
DEVICE int ones(u32 word) { return __builtin_popcount(word); }
#else
static void check_code(cudaError_t code) {
    if (code != cudaSuccess) fail(cudaGetErrorString(code));
}
static void check() { check_code(cudaGetLastError()); }
static void* take(u64 bytes) {
    void* memory = nullptr;
    check_code(cudaMalloc(&memory, bytes ? bytes : 1));
    return memory;
}
static void give(void* memory) { check_code(cudaFree(memory)); }
static void fill(void* memory, int byte, u64 bytes) { check_code(cudaMemset(memory, byte, bytes)); }
static void upload(void* to, const void* from, u64 bytes) { check_code(cudaMemcpy(to, from, bytes, cudaMemcpyHostToDevice)); }
static void download(void* to, const void* from, u64 bytes) { check_code(cudaMemcpy(to, from, bytes, cudaMemcpyDeviceToHost)); }
static void finish() { check_code(cudaDeviceSynchronize()); }
DEVICE u64 add(u64* counter, u64 amount) {
    return atomicAdd((unsigned long long*)counter, (unsigned long long)amount);
}
DEVICE void set_bits(u32* word, u32 bits) { atomicOr(word, bits); }
// Past the first cache, which other processors' writes do not reach.
DEVICE u32 fresh(const u32* word) { return __ldcg(word); }
BOTH int ones(u32 word) {
#ifdef __CUDA_ARCH__
    return __popc(word);
#else
    return __builtin_popcount(word);
#endif
}
#endif

static double now() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}
static double started;

// ---------------------------------------------------------------------------------------------------------------------
// Positions and their numbers

const int MOST_FIELDS = 9;
const int MOST_DISCS = 18;
const int HEIGHT_BITS = 5;
const u64 HEIGHT = 31;
const int TOPS_SHIFT = HEIGHT_BITS * MOST_FIELDS;
const u64 HEIGHTS = (1ull << TOPS_SHIFT) - 1;

// What ranking needs. The pointers are memory of the GPU in one copy of this and of the host in the other.
struct Tables {
    int fields;
    int discs;         // of both sides
    u32 strings;       // how many strings of colours there are
    u64 compositions;
    u32* ways;         // [fields][discs + 1]: ways to spread that many discs over that many fields and one more
    u32* words;        // for each length and number of ones, all words of that kind in ascending order
    u32* first_word;   // [19][19]: where they begin
    u16* string_rank;  // by string
};

BOTH u32 ways(const Tables& t, int fields, int discs) { return t.ways[fields * (MOST_DISCS + 1) + discs]; }
BOTH int height(u64 heights, int field) { return (int)(heights >> (HEIGHT_BITS * field) & HEIGHT); }
BOTH u64 lifted(int field, int count) { return (u64)count << (HEIGHT_BITS * field); }

// In lexicographic order, the first field first.
BOTH u64 rank_composition(const Tables& t, u64 heights) {
    u64 rank = 0;
    int left = t.discs;
    for (int field = 0; field + 1 < t.fields; field++) {
        int others = t.fields - 1 - field;
        rank += ways(t, others, left);
        left -= height(heights, field);
        rank -= ways(t, others, left);
    }
    return rank;
}

BOTH u64 unrank_composition(const Tables& t, u64 rank) {
    u64 heights = 0;
    int left = t.discs;
    for (int field = 0; field + 1 < t.fields; field++) {
        int others = t.fields - 1 - field;
        // With this many discs on the field, those that come before are ways(left) - ways(left - count).
        int count = 0;
        while (count < left && (u64)(ways(t, others, left) - ways(t, others, left - count - 1)) <= rank) count++;
        rank -= ways(t, others, left) - ways(t, others, left - count);
        heights |= lifted(field, count);
        left -= count;
    }
    return heights | lifted(t.fields - 1, left);
}

BOTH u64 reversed_heights(const Tables& t, u64 heights) {
    u64 reversed = 0;
    for (int field = 0; field < t.fields; field++) reversed |= lifted(t.fields - 1 - field, height(heights, field));
    return reversed;
}

BOTH u32 reversed_fields(const Tables& t, u32 set) {
    u32 reversed = 0;
    for (int field = 0; field < t.fields; field++) reversed |= (set >> field & 1) << (t.fields - 1 - field);
    return reversed;
}

BOTH u32 occupied_fields(const Tables& t, u64 heights) {
    u32 set = 0;
    for (int field = 0; field < t.fields; field++) set |= (u32)(height(heights, field) != 0) << field;
    return set;
}

// The potential as one number: for each pair of fields at the same distance from the ends, the outermost first, the
// heights of the two stacks, + where the top disc moves toward that end and - otherwise. Every move increases it.
BOTH u32 potential(const Tables& t, u64 heights, u32 black) {
    u32 key = 0;
    for (int ring = 0; ring < t.fields / 2; ring++) {
        int low = ring, high = t.fields - 1 - ring;
        int sum = (black >> low & 1 ? -1 : 1) * height(heights, low) + (black >> high & 1 ? 1 : -1) * height(heights, high);
        key = key * (2 * t.discs + 1) + (u32)(sum + t.discs);
    }
    return key;
}

static u32 potentials(const Tables& t) {
    u32 number = 1;
    for (int ring = 0; ring < t.fields / 2; ring++) number *= 2 * t.discs + 1;
    return number;
}

// ---------------------------------------------------------------------------------------------------------------------
// What all positions of a shape share

struct Work {
    u64 base;                        // the index of the first position of the composition
    u64 mirror_base;                 // the same for the mirrored composition
    u64 moves[MOST_DISCS];           // see pack_move
    u32 top_above[MOST_FIELDS];      // the places of the string from each top disc on
    u32 top_bit[MOST_FIELDS];        // the top disc, if it is black
    u32 piece[MOST_FIELDS];          // the places of each stack in the string,
    int piece_right[MOST_FIELDS];    // and how far to shift it when the line is mirrored
    int piece_left[MOST_FIELDS];
    int stacks;
    int count;                       // of moves
    u32 first_word;                  // the colours of the covered discs: where in the words they begin,
    u32 completions;                 // and how many there are
    int margin;                      // if the game ends here
    bool passes;                     // Black has no move: the moves are White's
};

// A move rotates a piece of the string: `count` discs on top of one stack come down below everything that lies between
// it and the stack that they land on. It is seen from the player who moves next, whose opponent comes down the line.
BOTH u64 pack_move(u64 base, int begin, int length, int count, int field) {
    return base | (u64)begin << 40 | (u64)length << 45 | (u64)count << 50 | (u64)field << 55;
}
BOTH u64 move_base(u64 move) { return move & ((1ull << 40) - 1); }
BOTH int move_begin(u64 move) { return (int)(move >> 40 & 31); }
BOTH int move_length(u64 move) { return (int)(move >> 45 & 31); }
BOTH int move_count(u64 move) { return (int)(move >> 50 & 31); }
BOTH int move_field(u64 move) { return (int)(move >> 55 & 15); }

// Several threads fill one of these together, each the parts that fall to it.
BOTH void prepare(const Tables& t, Work& w, u64 shape, int thread, int threads) {
    const u64 heights = shape & HEIGHTS;
    const u32 black = (u32)(shape >> TOPS_SHIFT);
    const u32 occupied = occupied_fields(t, heights);
    const u32 white = occupied & ~black;
    int step = ones(black);
    const bool passes = (black & (((1u << t.fields) - 1) >> step)) == 0;
    // The line as the player who moves next sees it, so that the mover's stacks come down the line.
    const u64 mirrored = reversed_heights(t, heights);
    const u64 line = passes ? heights : mirrored;
    const u32 mover = passes ? white : reversed_fields(t, black);
    step = ones(mover);
    const u32 movable = mover >> step << step;

    for (int disc = thread; disc < t.discs; disc += threads) {
        int field = 0, begin = 0, slot = 0;
        while (begin + height(line, field) <= disc) {
            if (movable >> field & 1) slot += height(line, field);
            begin += height(line, field);
            field++;
        }
        if (!(movable >> field & 1)) continue;
        int end = begin + height(line, field);
        int count = end - disc;
        int target = field - step;
        int target_end = 0;
        for (int below = 0; below <= target; below++) target_end += height(line, below);
        u64 base = rank_composition(t, line - lifted(field, count) + lifted(target, count)) * t.strings;
        w.moves[slot + count - 1] = pack_move(base, target_end, end - target_end, count, field);
    }
    for (int field = thread; field < t.fields; field += threads) {
        int tall = height(heights, field);
        if (!tall) continue;
        int slot = ones(occupied & ((1u << field) - 1));
        int begin = 0, after = 0;
        for (int below = 0; below < field; below++) begin += height(heights, below);
        after = t.discs - begin - tall;
        w.top_above[slot] = ~0u << (begin + tall - 1);
        w.top_bit[slot] = (black >> field & 1) << (begin + tall - 1);
        w.piece[slot] = ((1u << tall) - 1) << begin;
        w.piece_right[slot] = begin > after ? begin - after : 0;
        w.piece_left[slot] = after > begin ? after - begin : 0;
    }
    if (thread == 0) {
        w.base = rank_composition(t, heights) * t.strings;
        w.mirror_base = passes ? rank_composition(t, mirrored) * t.strings : 0;
        w.stacks = ones(occupied);
        w.count = 0;
        for (int field = 0; field < t.fields; field++)
            if (movable >> field & 1) w.count += height(line, field);
        int length = t.discs - w.stacks, black_left = t.discs / 2 - ones(black);
        const u32* first = t.first_word + length * (MOST_DISCS + 1) + black_left;
        w.first_word = first[0];
        w.completions = first[1] - first[0];
        w.margin = height(heights, t.fields - 1) - height(heights, 0);
        w.passes = passes;
    }
}

// The string of a position: the colours of its covered discs, and the top discs put in where they belong.
BOTH u32 completed(const Tables& t, const Work& w, u32 completion) {
    u32 string = t.words[w.first_word + completion];
    for (int stack = 0; stack < w.stacks; stack++) string = (string + (string & w.top_above[stack])) | w.top_bit[stack];
    return string;
}

// The string of the mirrored line with the colours swapped.
BOTH u32 mirrored_string(const Tables& t, const Work& w, u32 string) {
    u32 mirrored = 0;
    for (int stack = 0; stack < w.stacks; stack++)
        mirrored |= (string & w.piece[stack]) >> w.piece_right[stack] << w.piece_left[stack];
    return mirrored ^ ((1u << t.discs) - 1);
}

// The index of the position after a move, from the string as the player who moves next sees it.
BOTH u64 after(const Tables& t, u64 move, u32 seen) {
    int length = move_length(move), count = move_count(move);
    u32 mask = ((1u << length) - 1) << move_begin(move);
    u32 piece = seen & mask;
    u32 turned = (piece << count | piece >> (length - count)) & mask;
    return move_base(move) + t.string_rank[seen ^ piece ^ turned];
}

// A position of a shape.
struct Seen {
    u64 index;
    u32 string;
    u32 mirrored;
    u32 seen;  // the string to which moves are applied
};

BOTH Seen see_string(const Tables& t, const Work& w, u32 string) {
    Seen s;
    s.string = string;
    s.index = w.base + t.string_rank[string];
    s.mirrored = mirrored_string(t, w, string);
    s.seen = w.passes ? string : s.mirrored;
    return s;
}
BOTH Seen see(const Tables& t, const Work& w, u32 completion) { return see_string(t, w, completed(t, w, completion)); }

// After a pass the opponent has moved and Black is to move again; otherwise what is good for the next player is bad.
BOTH int for_black(const Work& w, int value) { return w.passes ? value : -value; }

BOTH int derived(const Tables& t, const Work& w, const Seen& s, const i8* values) {
    if (w.count == 0) return w.margin;
    int best = 127;
    if (w.passes) {
#pragma unroll 4
        for (int m = 0; m < w.count; m++) {
            int value = values[after(t, w.moves[m], s.seen)];
            best = value < best ? value : best;
        }
        return best;
    }
#pragma unroll 4
    for (int m = 0; m < w.count; m++) {
        int value = values[after(t, w.moves[m], s.seen)];
        best = value < best ? value : best;
    }
    return -best;
}

// ---------------------------------------------------------------------------------------------------------------------
// The tasks that are done for every position of a range of shapes

// Sets the value of a position from those of the positions after it.
struct Induction {
    i8* values;
    BOTH void operator()(const Tables& t, const Work& w, u32 completion) const {
        Seen s = see(t, w, completion);
        values[s.index] = (i8)derived(t, w, s, values);
    }
};

BOTH bool is_marked(const u32* marks, u64 index) { return marks[index >> 5] >> (index & 31) & 1; }

// Marks what comes after a marked position: everything, or what comes after best moves only.
struct Reach {
    u32* marks;
    const i8* values;
    bool best_only;
    DEVICE void mark(u64 index) const {
        u32 bit = 1u << (index & 31);
        if (!(fresh(marks + (index >> 5)) & bit)) set_bits(marks + (index >> 5), bit);
    }
    DEVICE void operator()(const Tables& t, const Work& w, u32 completion) const {
        u32 string = completed(t, w, completion);
        u64 index = w.base + t.string_rank[string];
        if (!(fresh(marks + (index >> 5)) >> (index & 31) & 1) || w.count == 0) return;
        Seen s = see_string(t, w, string);
        // The opponent's moves come after the pass, and are entered here: both positions have the same potential.
        if (w.passes) mark(w.mirror_base + t.string_rank[s.mirrored]);
        int value = best_only ? values[index] : 0;
        for (int m = 0; m < w.count; m++) {
            u64 next = after(t, w.moves[m], s.seen);
            if (!best_only || for_black(w, values[next]) == value) mark(next);
        }
    }
};

// Lists the marked positions.
struct Collect {
    const u32* marks;
    u64* list;
    u64* length;
    u64 room;
    DEVICE void operator()(const Tables& t, const Work& w, u32 completion) const {
        u64 index = w.base + t.string_rank[completed(t, w, completion)];
        if (!is_marked(marks, index)) return;
        u64 slot = add(length, 1);
        if (slot < room) list[slot] = index;
    }
};

// Counters over all positions, and over the marked ones.
const int VALUES = 2 * MOST_DISCS + 1;
const int CHOICES = MOST_DISCS + 1;
struct Counts {
    u32 all[VALUES];
    u32 marked[VALUES];
    u32 choices[CHOICES * CHOICES];  // marked, by legal moves and best moves; no legal moves: 0 over, 1 a pass
    u32 wrong;                       // values that do not follow from those of the positions after them
};
const int COUNTERS = sizeof(Counts) / sizeof(u32);

#ifdef HOST
DEVICE void count_one(u32* counter) { ++*counter; }
#else
DEVICE void count_one(u32* counter) { atomicAdd(counter, 1u); }
#endif

DEVICE void survey(const Tables& t, const Work& w, u32 completion, const i8* values, const u32* marks, Counts& counts) {
    Seen s = see(t, w, completion);
    int value = values[s.index];
    if (value < -t.discs || value > t.discs) {
        count_one(&counts.wrong);
        return;
    }
    int best = -128, best_moves = 0;
    for (int m = 0; m < w.count; m++) {
        // From the mover's side, whoever that is.
        int v = -values[after(t, w.moves[m], s.seen)];
        if (v > best) best = v, best_moves = 0;
        best_moves += v == best;
    }
    int expected = w.count == 0 ? w.margin : w.passes ? -best : best;
    if (expected != value) count_one(&counts.wrong);
    count_one(&counts.all[value + MOST_DISCS]);
    if (!is_marked(marks, s.index)) return;
    count_one(&counts.marked[value + MOST_DISCS]);
    int legal = w.passes ? 0 : w.count;
    if (w.passes) best_moves = w.count != 0;
    count_one(&counts.choices[legal * CHOICES + best_moves]);
}

// ---------------------------------------------------------------------------------------------------------------------
// Doing them

#ifdef HOST

template <class Task>
static void for_shapes(const Tables& t, const u64* shapes, u64 first, u64 count, Task task) {
#pragma omp parallel for schedule(dynamic, 16) if (count > 64)
    for (u64 at = first; at < first + count; at++) {
        Work w;
        prepare(t, w, shapes[at], 0, 1);
        for (u32 completion = 0; completion < w.completions; completion++) task(t, w, completion);
    }
}

static void survey_all(const Tables& t, const u64* shapes, u64 count, const i8* values, const u32* marks, u64* totals) {
#pragma omp parallel for schedule(dynamic, 16)
    for (u64 at = 0; at < count; at++) {
        Work w;
        Counts counts;
        memset(&counts, 0, sizeof counts);
        prepare(t, w, shapes[at], 0, 1);
        for (u32 completion = 0; completion < w.completions; completion++) survey(t, w, completion, values, marks, counts);
        for (int c = 0; c < COUNTERS; c++)
            if (((const u32*)&counts)[c]) add(totals + c, ((const u32*)&counts)[c]);
    }
}

template <class Each>
static void for_numbers(u64 count, Each each) {
#pragma omp parallel for schedule(static)
    for (u64 number = 0; number < count; number++) each(number);
}

#else

const int THREADS = 64;

template <class Task>
__global__ void shapes_kernel(const __grid_constant__ Tables t, const u64* shapes, Task task) {
    __shared__ Work w;
    prepare(t, w, shapes[blockIdx.x], threadIdx.x, THREADS);
    __syncthreads();
    for (u32 completion = blockIdx.y * THREADS + threadIdx.x; completion < w.completions; completion += gridDim.y * THREADS)
        task(t, w, completion);
}

template <class Task>
static void for_shapes(const Tables& t, const u64* shapes, u64 first, u64 count, Task task) {
    const u64 MOST = 1ull << 30;
    for (u64 done = 0; done < count; done += MOST) {
        u64 part = std::min(MOST, count - done);
        // Where there are few shapes, several blocks share one, so that the GPU has something to do.
        u32 shares = part >= 4000 ? 1 : part >= 1000 ? 4 : part >= 250 ? 16 : 64;
        shapes_kernel<<<dim3((u32)part, shares), THREADS>>>(t, shapes + first + done, task);
    }
    check();
}

__global__ void survey_kernel(const __grid_constant__ Tables t, const u64* shapes, u64 count, const i8* values, const u32* marks,
                              u64* totals) {
    __shared__ Work w;
    __shared__ Counts counts;
    for (int c = threadIdx.x; c < COUNTERS; c += blockDim.x) ((u32*)&counts)[c] = 0;
    for (u64 at = blockIdx.x; at < count; at += gridDim.x) {
        __syncthreads();
        prepare(t, w, shapes[at], threadIdx.x, blockDim.x);
        __syncthreads();
        for (u32 completion = threadIdx.x; completion < w.completions; completion += blockDim.x)
            survey(t, w, completion, values, marks, counts);
    }
    __syncthreads();
    for (int c = threadIdx.x; c < COUNTERS; c += blockDim.x) add(totals + c, ((u32*)&counts)[c]);
}

// No counter of a block can overflow: each block sees 76 thousand million / 2,112 positions, or about twice as many.
static void survey_all(const Tables& t, const u64* shapes, u64 count, const i8* values, const u32* marks, u64* totals) {
    survey_kernel<<<132 * 16, 2 * THREADS>>>(t, shapes, count, values, marks, totals);
    check();
}

template <class Each>
__global__ void numbers_kernel(u64 count, Each each) {
    for (u64 number = blockIdx.x * (u64)blockDim.x + threadIdx.x; number < count; number += gridDim.x * (u64)blockDim.x)
        each(number);
}

template <class Each>
static void for_numbers(u64 count, Each each) {
    u64 blocks = std::min<u64>((count + 255) / 256, 132 * 64);
    if (blocks) numbers_kernel<<<(u32)blocks, 256>>>(count, each);
    check();
}

#endif

// Counts the shapes of a composition by potential, or puts them where they belong.
struct Sort {
    Tables t;
    u64* next;    // by potential: how many so far, or where the next one goes
    u64* shapes;  // nowhere while they are counted
    DEVICE void operator()(u64 composition) const {
        u64 heights = unrank_composition(t, composition);
        u32 occupied = occupied_fields(t, heights);
        int most = t.discs / 2;
        // All subsets of the occupied fields.
        u32 black = 0;
        do {
            if (ones(black) <= most && ones(occupied & ~black) <= most) {
                u64 slot = add(next + potential(t, heights, black), 1);
                if (shapes) shapes[slot] = heights | (u64)black << TOPS_SHIFT;
            }
            black = (black - occupied) & occupied;
        } while (black);
    }
};

struct Gather {
    const u64* indices;
    const i8* values;
    i8* found;
    DEVICE void operator()(u64 number) const { found[number] = values[indices[number]]; }
};

struct CountMarks {
    const u32* marks;
    u64* total;
    DEVICE void operator()(u64 number) const {
        // One addition for many words, or all would wait for each other.
        u64 sum = 0;
        for (int word = 0; word < 1024; word++) sum += ones(marks[number * 1024 + word]);
        if (sum) add(total, sum);
    }
};

BOTH u64 mix(u64 x) {
    x += 0x9e3779b97f4a7c15ull;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ x >> 27) * 0x94d049bb133111ebull;
    return x ^ x >> 31;
}

// One number that stands for all values, whatever the order in which they are taken.
struct Digest {
    const i8* values;
    u64 count;
    u64* total;
    DEVICE void operator()(u64 number) const {
        u64 sum = 0;
        for (u64 index = number * 4096; index < count && index < number * 4096 + 4096; index++)
            sum += mix(index << 8 | (u8)values[index]);
        add(total, sum);
    }
};

// ---------------------------------------------------------------------------------------------------------------------
// The host's side

struct Options {
    int fields = 9, discs = 9;
    std::string out = ".";
    std::string values;
    int plies = 7, deep_plies = 8, best_plies = 9;
    u64 sample = 1300000, tests = 2000;
    u64 most_best = 16000000;
    bool reach = true;
};

struct Solver {
    Options options;
    Tables host, device;
    u64 positions;
    i8* values = nullptr;
    u64* shapes = nullptr;
    u64 shape_count = 0;
    u32* marks = nullptr;
    u64 mark_words = 0;
    struct Layer { u64 first, count; };
    std::vector<Layer> layers;  // by rising potential
    std::vector<u32> ways_table, words, first_word;
    std::vector<u16> string_rank;
    FILE* report = nullptr;

    void say(const char* what) { fprintf(stderr, "%8.2f s  %s\n", now() - started, what); }

    template <class T>
    static T* uploaded(const std::vector<T>& v) {
        T* memory = (T*)take(v.size() * sizeof(T));
        upload(memory, v.data(), v.size() * sizeof(T));
        return memory;
    }

    void make_tables() {
        int discs = 2 * options.discs;
        u64 choose[MOST_DISCS + MOST_FIELDS + 1][MOST_DISCS + MOST_FIELDS + 1] = {};
        for (int n = 0; n <= MOST_DISCS + MOST_FIELDS; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= n; k++) choose[n][k] = choose[n - 1][k - 1] + (k < n ? choose[n - 1][k] : 0);
        }
        host.fields = options.fields;
        host.discs = discs;
        host.strings = (u32)choose[discs][discs / 2];
        host.compositions = choose[discs + options.fields - 1][options.fields - 1];
        positions = host.compositions * host.strings;
        ways_table.assign(MOST_FIELDS * (MOST_DISCS + 1), 0);
        for (int fields = 0; fields < MOST_FIELDS; fields++)
            for (int d = 0; d <= MOST_DISCS; d++) ways_table[fields * (MOST_DISCS + 1) + d] = (u32)choose[fields + d][fields];
        first_word.assign((MOST_DISCS + 1) * (MOST_DISCS + 1) + 1, 0);
        string_rank.assign(1u << discs, 0);
        for (int length = 0; length <= MOST_DISCS; length++)
            for (int black = 0; black <= MOST_DISCS; black++) {
                first_word[length * (MOST_DISCS + 1) + black] = (u32)words.size();
                if (black > length || length > discs) continue;
                for (u32 word = 0; word < 1u << length; word++)
                    if (ones(word) == black) {
                        if (length == discs) string_rank[word] = (u16)(words.size() - first_word[length * (MOST_DISCS + 1) + black]);
                        words.push_back(word);
                    }
            }
        first_word.back() = (u32)words.size();
        host.ways = ways_table.data();
        host.words = words.data();
        host.first_word = first_word.data();
        host.string_rank = string_rank.data();
        device = host;
        device.ways = uploaded(ways_table);
        device.words = uploaded(words);
        device.first_word = uploaded(first_word);
        device.string_rank = uploaded(string_rank);
    }

    void sort_shapes() {
        u32 keys = potentials(host);
        std::vector<u64> counts(keys, 0);
        u64* next = uploaded(counts);
        for_numbers(host.compositions, Sort{device, next, nullptr});
        download(counts.data(), next, keys * sizeof(u64));
        for (u32 key = 0; key < keys; key++) {
            u64 count = counts[key];
            counts[key] = shape_count;
            if (count) layers.push_back(Layer{shape_count, count});
            shape_count += count;
        }
        upload(next, counts.data(), keys * sizeof(u64));
        shapes = (u64*)take(shape_count * sizeof(u64));
        for_numbers(host.compositions, Sort{device, next, shapes});
        finish();
        give(next);
        fprintf(stderr, "%8.2f s  %" PRIu64 " shapes in %zu layers, the largest %" PRIu64 "\n", now() - started, shape_count,
                layers.size(), std::max_element(layers.begin(), layers.end(), [](Layer a, Layer b) { return a.count < b.count; })->count);
    }

    void progress(const char* what, size_t done) {
        if (done % 4000 && done != layers.size()) return;
        finish();
        fprintf(stderr, "%8.2f s  %s: %zu of %zu layers\n", now() - started, what, done, layers.size());
    }

    void induce() {
        values = (i8*)take(positions);
        // No value is -128: what was never set would be seen.
        fill(values, 0x80, positions);
        size_t done = 0;
        for (size_t at = layers.size(); at-- > 0;) {
            for_shapes(device, shapes, layers[at].first, layers[at].count, Induction{values});
            progress("solving", ++done);
        }
        finish();
    }

    std::vector<i8> gather(const std::vector<u64>& indices) {
        std::vector<i8> found(indices.size());
        if (indices.empty()) return found;
        u64* list = uploaded(indices);
        i8* bytes = (i8*)take(indices.size());
        for_numbers(indices.size(), Gather{list, values, bytes});
        download(found.data(), bytes, indices.size());
        give(list);
        give(bytes);
        return found;
    }

    // A position on the host, with what can be done in it.
    struct Move { int field, count; u64 next; };
    struct Place {
        Work w;
        Seen s;
        std::vector<Move> moves;  // the opponent's, if there is a pass
        u32 potential;
        u64 mirror;               // after a pass
        bool over() const { return w.count == 0; }
    };

    Place place(u64 index) const {
        const Tables& t = host;
        Place p;
        u64 heights = unrank_composition(t, index / t.strings);
        u32 string = t.words[t.first_word[t.discs * (MOST_DISCS + 1) + t.discs / 2] + index % t.strings];
        u32 black = 0;
        for (int field = 0, end = 0; field < t.fields; field++) {
            end += height(heights, field);
            if (height(heights, field)) black |= (string >> (end - 1) & 1) << field;
        }
        prepare(t, p.w, heights | (u64)black << TOPS_SHIFT, 0, 1);
        p.s = see_string(t, p.w, string);
        p.potential = ::potential(t, heights, black);
        p.mirror = p.w.passes ? p.w.mirror_base + t.string_rank[p.s.mirrored] : 0;
        for (int m = 0; m < p.w.count; m++) {
            u64 move = p.w.moves[m];
            // The field as the mover counts it from the own end.
            p.moves.push_back(Move{t.fields - 1 - move_field(move), move_count(move), after(t, move, p.s.seen)});
        }
        return p;
    }

    u64 start() const {
        const Tables& t = host;
        u64 heights = lifted(0, t.discs / 2) + lifted(t.fields - 1, t.discs / 2);
        return rank_composition(t, heights) * t.strings + t.string_rank[(1u << (t.discs / 2)) - 1];
    }

    std::string path(const char* name) const { return options.out + "/" + name; }

    FILE* create(const char* name) const {
        FILE* file = fopen(path(name).c_str(), "wb");
        if (!file) fail(("cannot write " + path(name)).c_str());
        return file;
    }

    // What one may play next: a pass is a ply of its own.
    static std::vector<u64> nexts(const Place& p) {
        std::vector<u64> found;
        if (p.over()) return found;
        if (p.w.passes) return {p.mirror};
        for (const Move& m : p.moves) found.push_back(m.next);
        return found;
    }

    static void write_number(FILE* file, u64 number) {
        while (number >= 128) {
            fputc((int)(number & 127) | 128, file);
            number >>= 7;
        }
        fputc((int)number, file);
    }

    void first_moves() {
        Place p = place(start());
        std::vector<u64> indices{start()};
        for (const Move& m : p.moves) indices.push_back(m.next);
        std::vector<i8> found = gather(indices);
        fprintf(report, "  \"start\": %d,\n  \"first_moves\": {", found[0]);
        for (size_t m = 0; m < p.moves.size(); m++)
            fprintf(report, "%s\"%d:%d\": %d", m ? ", " : "", p.moves[m].field + 1, p.moves[m].count, -found[m + 1]);
        fprintf(report, "},\n");
        fflush(report);
        fprintf(stderr, "%8.2f s  the start is worth %d for Black\n", now() - started, found[0]);
    }

    // Every position of the first plies, by index: with the indices as far as they are few, then the values alone.
    void write_book() {
        std::vector<u64> all{start()}, frontier{start()};
        fprintf(report, "  \"positions_by_ply\": [1");
        for (int ply = 1; ply <= std::max(options.plies, options.deep_plies); ply++) {
            std::vector<u64> found, news, together;
            for (u64 index : frontier)
                for (u64 next : nexts(place(index))) found.push_back(next);
            std::sort(found.begin(), found.end());
            found.erase(std::unique(found.begin(), found.end()), found.end());
            std::set_difference(found.begin(), found.end(), all.begin(), all.end(), std::back_inserter(news));
            std::merge(all.begin(), all.end(), news.begin(), news.end(), std::back_inserter(together));
            all.swap(together);
            frontier.swap(news);
            fprintf(report, ", %zu", frontier.size());
            if (ply == options.plies) write_positions("book.bin", all, true);
            if (ply == options.deep_plies) write_positions("deep.bin", all, false);
        }
        fprintf(report, "],\n");
        fflush(report);
    }

    // How many there are; how far each index is from the one before it; a byte of value for each.
    void write_positions(const char* name, const std::vector<u64>& all, bool with_indices) {
        std::vector<i8> found = gather(all);
        FILE* file = create(name);
        write_number(file, all.size());
        u64 last = 0;
        for (u64 index : all) {
            if (with_indices) write_number(file, index - last);
            last = index;
        }
        fwrite(found.data(), 1, found.size(), file);
        fclose(file);
        fprintf(stderr, "%8.2f s  %s: %zu positions\n", now() - started, name, all.size());
    }

    // How many positions a player who plays only best moves can come to, all its best moves followed, by ply.
    void count_perfect() {
        for (int first = 0; first < 2; first++) {
            std::vector<u64> frontier{start()};
            fprintf(report, "  \"positions_if_%s_plays_best\": [1", first == 0 ? "black" : "white");
            for (int ply = 1; ply <= options.best_plies; ply++) {
                std::vector<u64> found;
                if (ply % 2 == first) {
                    for (u64 index : frontier)
                        for (u64 next : nexts(place(index))) found.push_back(next);
                } else {
                    std::vector<i8> own = gather(frontier);
                    std::vector<u64> reached;
                    std::vector<size_t> from;
                    for (size_t at = 0; at < frontier.size(); at++)
                        for (u64 next : nexts(place(frontier[at]))) {
                            reached.push_back(next);
                            from.push_back(at);
                        }
                    std::vector<i8> theirs = gather(reached);
                    for (size_t at = 0; at < reached.size(); at++)
                        if (-theirs[at] == own[from[at]]) found.push_back(reached[at]);
                }
                std::sort(found.begin(), found.end());
                found.erase(std::unique(found.begin(), found.end()), found.end());
                frontier.swap(found);
                fprintf(report, ", %zu", frontier.size());
            }
            fprintf(report, "],\n");
        }
        fflush(report);
        say("counted what perfect players come to");
    }

    u64 random_state = 27;
    u64 random() { return mix(random_state++); }
    u64 below(u64 limit) { return random() % limit; }

    // Random positions with their values: half of them any, half from random games. Not from their first plies: those
    // take the longest to check by search, are few, and are in the other files.
    std::vector<u64> sampled() {
        const size_t first = 6;
        std::vector<u64> indices;
        while (indices.size() < options.sample / 2) indices.push_back(below(positions));
        while (indices.size() < options.sample) {
            std::vector<u64> game{start()};
            for (;;) {
                std::vector<u64> next = nexts(place(game.back()));
                if (next.empty()) break;
                game.push_back(next[below(next.size())]);
            }
            if (game.size() > first) game.erase(game.begin(), game.begin() + first);
            // A few positions of each game, so that a million takes no longer than the solution.
            for (int some = 0; some < 4 && indices.size() < options.sample; some++) indices.push_back(game[below(game.size())]);
        }
        return indices;
    }

    void write_sample() {
        std::vector<u64> indices = sampled();
        std::vector<i8> found = gather(indices);
        FILE* file = create("sample.bin");
        for (size_t at = 0; at < indices.size(); at++) {
            u8 bytes[9];
            for (int byte = 0; byte < 8; byte++) bytes[byte] = (u8)(indices[at] >> (8 * byte));
            bytes[8] = (u8)found[at];
            fwrite(bytes, 1, 9, file);
        }
        fclose(file);
        say("wrote the sample");
    }

    std::string move_text(const Move& m, bool black) const {
        int field = black ? m.field + 1 : host.fields - m.field;
        return std::to_string(field) + ":" + std::to_string(m.count);
    }

    // Positions of the first twelve plies with the value of each move, Black's end stack minus White's.
    void write_tests() {
        struct Test { std::string moves; u64 index; bool black; };
        std::vector<Test> tests;
        std::vector<u64> indices;  // of each test: the position, and what comes after it
        std::unordered_set<u64> known;
        for (u64 tries = 0; tests.size() < options.tests && tries < 100 * options.tests; tries++) {
            Test test{"", start(), true};
            Place p = place(test.index);
            for (u64 plies = below(13); plies > 0 && !p.over(); plies--) {
                test.moves += test.moves.empty() ? "\"" : ",\"";
                if (p.w.passes) {
                    test.moves += "pass\"";
                    test.index = p.mirror;
                } else {
                    const Move& m = p.moves[below(p.moves.size())];
                    test.moves += move_text(m, test.black) + "\"";
                    test.index = m.next;
                }
                test.black = !test.black;
                p = place(test.index);
            }
            if (p.over() || !known.insert(test.index).second) continue;
            tests.push_back(test);
            indices.push_back(test.index);
            for (u64 next : nexts(p)) indices.push_back(next);
        }
        std::vector<i8> found = gather(indices);
        FILE* file = create("moves.jsonl");
        size_t at = 0;
        for (const Test& test : tests) {
            Place p = place(test.index);
            int sign = test.black ? 1 : -1;
            fprintf(file, "{\"moves\":[%s],\"index\":%" PRIu64 ",\"value\":%d,\"values\":{", test.moves.c_str(), test.index,
                    sign * found[at++]);
            if (p.w.passes) {
                fprintf(file, "\"pass\":%d", -sign * found[at++]);
            } else {
                for (size_t m = 0; m < p.moves.size(); m++)
                    fprintf(file, "%s\"%s\":%d", m ? "," : "", move_text(p.moves[m], test.black).c_str(), -sign * found[at++]);
            }
            fprintf(file, "}}\n");
        }
        fclose(file);
        say("wrote positions with the values of their moves");
    }

    u64 digest() {
        u64 zero = 0;
        u64* total = uploaded(std::vector<u64>{0});
        for_numbers((positions + 4095) / 4096, Digest{values, positions, total});
        download(&zero, total, 8);
        give(total);
        return zero;
    }

    u64 spread(bool best_only, const char* what) {
        fill(marks, 0, mark_words * 4);
        u64 at = start();
        u32 bit = 1u << (at & 31);
        upload(marks + (at >> 5), &bit, 4);
        size_t done = 0;
        for (const Layer& layer : layers) {
            for_shapes(device, shapes, layer.first, layer.count, Reach{marks, values, best_only});
            progress(what, ++done);
        }
        finish();
        u64 number = 0;
        u64* total = uploaded(std::vector<u64>{0});
        for_numbers(mark_words / 1024, CountMarks{marks, total});
        download(&number, total, 8);
        give(total);
        fprintf(stderr, "%8.2f s  %s: %" PRIu64 " positions\n", now() - started, what, number);
        return number;
    }

    void write_survey() {
        u64* totals = uploaded(std::vector<u64>(COUNTERS, 0));
        survey_all(device, shapes, shape_count, values, marks, totals);
        std::vector<u64> counts(COUNTERS);
        download(counts.data(), totals, COUNTERS * 8);
        give(totals);
        const u64 *all = counts.data(), *marked = all + VALUES, *choices = marked + VALUES, wrong = counts.back();
        for (int kind = 0; kind < 2; kind++) {
            fprintf(report, "  \"%s\": {", kind ? "values_of_reachable" : "values_of_all");
            bool any = false;
            for (int v = -host.discs; v <= host.discs; v++) {
                u64 count = (kind ? marked : all)[v + MOST_DISCS];
                if (count) fprintf(report, "%s\"%d\": %" PRIu64, any ? ", " : "", v, count);
                any |= count != 0;
            }
            fprintf(report, "},\n");
        }
        fprintf(report, "  \"best_moves_by_legal_moves\": {");
        bool any_row = false;
        for (int legal = 0; legal <= host.discs; legal++) {
            bool any = false;
            for (int best = 0; best <= host.discs; best++) {
                u64 count = choices[legal * CHOICES + best];
                if (!count) continue;
                if (!any) fprintf(report, "%s\n    \"%d\": {", any_row ? "," : "", legal);
                fprintf(report, "%s\"%d\": %" PRIu64, any ? ", " : "", best, count);
                any = any_row = true;
            }
            if (any) fprintf(report, "}");
        }
        fprintf(report, "},\n  \"checked\": %" PRIu64 ",\n  \"wrong\": %" PRIu64 ",\n", std::accumulate(all, all + VALUES, (u64)0), wrong);
        fflush(report);
        fprintf(stderr, "%8.2f s  checked every value against the positions after it: %" PRIu64 " wrong\n", now() - started, wrong);
    }

    // The longest and the shortest game in which both play only best moves.
    void write_longest(u64 count) {
        if (count > options.most_best) {
            say("too many positions with best play for the longest game");
            return;
        }
        u64* list = (u64*)take(count * 8);
        u64* length = uploaded(std::vector<u64>{0});
        for_shapes(device, shapes, 0, shape_count, Collect{marks, list, length, count});
        std::vector<u64> indices(count);
        download(indices.data(), list, count * 8);
        give(list);
        give(length);
        std::sort(indices.begin(), indices.end());
        std::vector<i8> value = gather(indices);
        std::vector<std::pair<u32, u32>> order(count);
        for (u64 at = 0; at < count; at++) order[at] = {place(indices[at]).potential, (u32)at};
        std::sort(order.begin(), order.end());
        say("sorted what best play comes to");
        std::vector<u8> longest(count), shortest(count);
        auto find = [&](u64 index) -> u64 {
            auto found = std::lower_bound(indices.begin(), indices.end(), index);
            return found != indices.end() && *found == index ? (u64)(found - indices.begin()) : count;
        };
        // A best move leads to a position of the list with the same value.
        auto best_moves = [&](u64 at, const Place& p) {
            std::vector<std::pair<u64, Move>> found;
            for (const Move& m : p.moves) {
                u64 next = find(m.next);
                if (next < count && for_black(p.w, value[next]) == value[at]) found.push_back({next, m});
            }
            return found;
        };
        for (u64 number = count; number-- > 0;) {
            u64 at = order[number].second;
            Place p = place(indices[at]);
            if (p.over()) continue;
            int least = 255, most = 0;
            for (auto& next : best_moves(at, p)) {
                least = std::min<int>(least, shortest[next.first]);
                most = std::max<int>(most, longest[next.first]);
            }
            shortest[at] = (u8)(least + 1 + p.w.passes);
            longest[at] = (u8)(most + 1 + p.w.passes);
        }
        fprintf(report, "  \"best_play_positions\": %" PRIu64 ",\n", count);
        for (int kind = 0; kind < 2; kind++) {
            const std::vector<u8>& plies = kind ? shortest : longest;
            u64 at = find(start());
            fprintf(report, "  \"%s_best_game\": {\"plies\": %d, \"moves\": [", kind ? "shortest" : "longest", plies[at]);
            bool black = true, any = false;
            for (;;) {
                Place p = place(indices[at]);
                if (p.over()) break;
                if (p.w.passes) {
                    fprintf(report, "%s\"pass\"", any ? ", " : "");
                    black = !black;
                    any = true;
                }
                for (auto& next : best_moves(at, p))
                    if (plies[next.first] + 1 + p.w.passes == plies[at]) {
                        fprintf(report, "%s\"%s\"", any ? ", " : "", move_text(next.second, black).c_str());
                        at = next.first;
                        // Positions are seen from the player to move: after a pass and a move that is the same player.
                        black = !black;
                        any = true;
                        break;
                    }
            }
            fprintf(report, "]},\n");
        }
        fflush(report);
        say("found the longest and the shortest game with best play");
    }

    void write_values() {
        if (options.values.empty()) return;
        std::vector<i8> all(positions);
        download(all.data(), values, positions);
        FILE* file = fopen(options.values.c_str(), "wb");
        if (!file || fwrite(all.data(), 1, positions, file) != positions || fclose(file)) fail("cannot write the values");
        say("wrote all values");
    }

    void run() {
        make_tables();
        fprintf(stderr, "%8.2f s  %d fields, %d discs a side: %" PRIu64 " positions\n", now() - started, options.fields, options.discs, positions);
        sort_shapes();
        double before = now();
        induce();
        double solving = now() - before;
        report = create("report.json");
        fprintf(report, "{\n  \"fields\": %d,\n  \"discs\": %d,\n  \"positions\": %" PRIu64 ",\n  \"shapes\": %" PRIu64 ",\n  \"layers\": %zu,\n",
                options.fields, options.discs, positions, shape_count, layers.size());
        fprintf(report, "  \"solve_seconds\": %.2f,\n", solving);
        first_moves();
        write_values();
        write_sample();
        write_tests();
        write_book();
        count_perfect();
        fprintf(report, "  \"digest\": \"%016" PRIx64 "\",\n", digest());
        fflush(report);
        say("added up the digest");
        if (options.reach) {
            mark_words = ((positions + 31) / 32 + 1023) / 1024 * 1024;
            marks = (u32*)take(mark_words * 4);
            u64 reachable = spread(false, "reachable");
            fprintf(report, "  \"reachable\": %" PRIu64 ",\n", reachable);
            write_survey();
            write_longest(spread(true, "reachable with best play"));
        }
        fprintf(report, "  \"seconds\": %.2f\n}\n", now() - started);
        fclose(report);
        say("done");
    }
};

int main(int argc, char** argv) {
    started = now();
    Solver solver;
    Options& o = solver.options;
    for (int at = 1; at < argc; at++) {
        std::string name = argv[at];
        if (name == "--no-reach") { o.reach = false; continue; }
        if (at + 1 >= argc) fail(("what value has " + name + "?").c_str());
        const char* value = argv[++at];
        if (name == "--fields") o.fields = atoi(value);
        else if (name == "--discs") o.discs = atoi(value);
        else if (name == "--out") o.out = value;
        else if (name == "--values") o.values = value;
        else if (name == "--plies") o.plies = atoi(value);
        else if (name == "--deep-plies") o.deep_plies = atoi(value);
        else if (name == "--best-plies") o.best_plies = atoi(value);
        else if (name == "--sample") o.sample = strtoull(value, nullptr, 10);
        else if (name == "--tests") o.tests = strtoull(value, nullptr, 10);
        else if (name == "--most-best") o.most_best = strtoull(value, nullptr, 10);
        else fail(("unknown option " + name).c_str());
    }
    if (o.fields < 2 || o.fields > 9 || o.discs < 1 || o.discs > 9) fail("2 to 9 fields and 1 to 9 discs a side");
    solver.run();
    return 0;
}
