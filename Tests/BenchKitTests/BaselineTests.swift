import BenchKit
import CSDL2
import DrawKit
import Foundation
import SDLKit
import StageKit
import Testing
import ViewKit

@MainActor @Suite("Baselines") struct BaselineTests {
    /// Times in seconds after the bones are shown: the start, the middle and the end of a sweep, and later sweeps.
    private static let instants = [0, 0.2, 0.75, 1.1, 1.4999, 1.5, 2.3, 7.9]

    @Test("The library draws the scenario's rectangles on white", arguments: [1, 60, 700])
    func rectangles(bones: Int) throws {
        let library = try Library(bones: bones)

        try library.draw(at: 0)

        let list = library.subject.window.displayList
        #expect(list.commands.filter { $0.kind == .gradient }.map(\.shape.rect) == library.shimmer.grid.pixelRects)
        #expect(library.subject.picture.first == 0xFFFF_FFFF)
    }

    @Test("The software baseline matches the library's pixels, within 1 of 255", arguments: [1, 60, 700])
    func software(bones: Int) throws {
        let library = try Library(bones: bones)
        let memory = SharedMemory(size: library.size)
        let baseline = MemoryBaseline(
            BoneCopyBaseline(rects: library.shimmer.grid.pixelRects, stops: library.shimmer.stops), memory: memory)

        for instant in Self.instants {
            try library.draw(at: instant)
            baseline.drawFrame(at: library.shimmer.axisStart(at: instant))

            #expect(difference(library.subject.picture, memory.picture) <= 1, "at \(instant)")
        }
    }

    @Test("Positions beyond the ramp are clamped", arguments: [(1.9, 1), (100, 1), (-1.5, -1), (-100, -1)])
    func clampedPositions(position: Double, clamped: Double) throws {
        let library = try Library(bones: 60)
        let (shimmer, size) = (library.shimmer, library.size)
        let (memory, expected) = (SharedMemory(size: size), SharedMemory(size: size))

        MemoryBaseline(BoneCopyBaseline(rects: shimmer.grid.pixelRects, stops: shimmer.stops), memory: memory)
            .drawFrame(at: position)
        MemoryBaseline(BoneCopyBaseline(rects: shimmer.grid.pixelRects, stops: shimmer.stops), memory: expected)
            .drawFrame(at: clamped)

        #expect(difference(memory.picture, expected.picture) == 0)
    }

    @Test("The accelerated baseline matches the library's pixels, within 1 of 255", arguments: [1, 60, 700])
    func accelerated(bones: Int) throws {
        let library = try Library(bones: bones)
        let surface = try #require(
            SDL_CreateRGBSurfaceWithFormat(
                0, library.size.width, library.size.height, 32, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)))
        defer { SDL_FreeSurface(surface) }
        let renderer = try #require(SDL_CreateSoftwareRenderer(surface))
        defer { SDL_DestroyRenderer(renderer) }

        for instant in Self.instants {
            let baseline = try GeometryBaseline(
                renderer: renderer, rects: library.shimmer.grid.pixelRects, stops: library.shimmer.stops)
            try library.draw(at: instant)
            try baseline.draw(at: library.shimmer.axisStart(at: instant))
            #expect(SDL_RenderFlush(renderer) == 0)

            #expect(difference(library.subject.picture, words(of: surface)) <= 1, "at \(instant)")
        }
    }

    @Test("The scrolling baseline moves the rows, copies in a strip below them, and restores the image")
    func movedRows() {
        let size = PixelSize(width: 3, height: 8)
        let memory = SharedMemory(size: size)
        for index in 0..<24 { memory.base[index] = UInt32(index / 3) }
        let baseline = MemoryBaseline(ScrollCopyBaseline(size: size, step: 2), memory: memory)

        baseline.begin()
        baseline.drawFrame(at: 0)
        #expect(stride(from: 0, to: 24, by: 3).map { memory.picture[$0] } == [2, 3, 4, 5, 6, 7, 0, 1])
        baseline.drawFrame(at: 2)
        #expect(stride(from: 2, to: 24, by: 3).map { memory.picture[$0] } == [4, 5, 6, 7, 0, 1, 2, 3])
        baseline.end()
        #expect(memory.picture == (0..<24).map { UInt32($0 / 3) })
    }

    @Test("The accelerated list baseline repeats the library's rows", arguments: [0, 500])
    func list(position: Int) throws {
        let subject = MemorySubject(size: PixelSize(width: 1280, height: 800))
        subject.window.rootViewController = TableScrollScenario().makeScreen(count: 100).controller
        try subject.runFrame(at: 0)

        let quads = ListQuads(subject.window.displayList, period: 792)

        let (ours, theirs) = (subject.picture, picture(of: quads, at: Double(position)))
        for row in 0..<800 {
            let source = (row + position) % 792
            let line = Array(ours[(source * 1280)..<((source + 1) * 1280)])
            let other = Array(theirs[(row * 1280)..<((row + 1) * 1280)])
            // The corners of images are drawn differently.
            #expect(difference(line, other) <= 12, "row \(row)")
            #expect(difference(Array(line[80...]), Array(other[80...])) <= 1, "row \(row)")
        }
    }

    @Test("The highlight moves")
    func motion() throws {
        let library = try Library(bones: 60)

        try library.draw(at: 0.2)
        let early = library.subject.picture
        try library.draw(at: 0.75)

        #expect(difference(early, library.subject.picture) > 2)
    }

    // MARK: Private

    /// The scenario, drawn by the library in memory.
    @MainActor
    private struct Library {
        let size = PixelSize(width: 640, height: 400)
        let subject: MemorySubject
        let shimmer: Shimmer

        init(bones: Int) throws {
            subject = MemorySubject(size: size)
            var shimmer = Shimmer(bones: bones, size: CGSize(width: 640, height: 400))
            shimmer.show(in: subject.window)
            self.shimmer = shimmer
        }

        func draw(at time: TimeInterval) throws {
            try subject.runFrame(at: time)
        }
    }

    /// Returns the largest difference between the components of any pixel.
    private func difference(_ left: [UInt32], _ right: [UInt32]) -> Int {
        guard left.count == right.count else { return .max }
        var largest = 0
        for (one, other) in zip(left, right) where one != other {
            for shift in [0, 8, 16, 24] {
                largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
            }
        }
        return largest
    }

    /// Returns the rendered pixels of `quads` over their background, in a window of the scenario's size.
    private func picture(of quads: ListQuads, at position: Double) -> [UInt32] {
        var words = [UInt32](repeating: quads.background.bits, count: 1280 * 800)
        quads.forEachPlaced(at: position, height: 800) { quad, top in
            for y in max(0, top)..<max(0, min(800, top + quad.rect.height)) {
                for x in quad.rect.minX..<quad.rect.maxX {
                    // A solid fill has one source pixel.
                    let sourceX = min(quad.source.minX + x - quad.rect.minX, quad.source.maxX - 1)
                    let sourceY = min(quad.source.minY + y - top, quad.source.maxY - 1)
                    let word = quads.pixels.words[Int(sourceY * quads.pixels.width + sourceX)]
                    let place = Int(y) * 1280 + Int(x)
                    words[place] = blended(word, quad.color.bits, over: words[place])
                }
            }
        }
        return words
    }

    /// Returns the premultiplied `word`, multiplied by `color` and blended over `background`.
    private func blended(_ word: UInt32, _ color: UInt32, over background: UInt32) -> UInt32 {
        let alpha = (word >> 24) * (color >> 24) / 255
        return [0, 8, 16, 24].reduce(0) { result, shift in
            let source = (word >> shift & 255) * (color >> shift & 255) / 255
            return result | min(255, source + ((background >> shift & 255) * (255 - alpha) + 127) / 255) << shift
        }
    }

    private func words(of surface: UnsafeMutablePointer<SDL_Surface>) -> [UInt32] {
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        guard let pixels = surface.pointee.pixels, Int(surface.pointee.pitch) == width * 4 else { return [] }
        return Array(UnsafeBufferPointer(start: pixels.assumingMemoryBound(to: UInt32.self), count: width * height))
    }
}
