import DemoScenes
import DrawKit
import Foundation
import ImageKit
import Reporting
import SDLKit
import SkeletonView
import ViewKit

/// Draws the demo without a window. The same options and the same feed always produce the same images.
@MainActor
struct OffscreenDemo {
    let options: DemoOptions
    /// The maximum number of pixels in a contact sheet. A sheet of this size takes 400 MB of memory.
    private static let maximumPixels: CGFloat = 100_000_000

    /// Writes a snapshot of the demo at `time`, in seconds, to the file at `path`, in the format given by its
    /// extension.
    func snapshot(path: String, time: TimeInterval) async throws {
        let result = await loadedFeed()
        let stage = try makeStage(service: service(for: result))
        stage.advance(by: 0)
        stage.advance(by: time)
        try write(document(of: stage, as: SnapshotFormat(path: path) ?? .png), to: path)
        try reportError(of: result)
    }

    /// Draws a contact sheet to the PNG file at `path`, with three moments side by side: loading, halfway through the
    /// fade, and loaded.
    func contactSheet(path: String) async throws {
        try checkContactSheet(path: path)
        let result = await loadedFeed()
        let service = service(for: result, loadTime: options.loadTime)
        let fade = options.style.transitionDuration == 0 ? 0 : 0.25
        let instants = [0.75, options.loadTime + fade / 2, options.loadTime + fade + 0.5]
        let stage = try makeStage(service: service)
        stage.advance(by: 0)
        var pictures: [Bitmap] = []
        for instant in instants {
            stage.advance(by: max(0, instant - stage.time))
            pictures.append(stage.bitmap())
        }
        try write(ImageCodec.png(Self.joined(pictures)), to: path)
        try reportError(of: result)
    }

    /// Returns a service that delivers `result` after the load time set in the options. A failure is delivered
    /// immediately, so it is visible at every moment.
    func service(for result: Result<LoadedFeed, FeedError>) -> PreparedFeedService {
        let loadTime = if case .failure = result { 0.0 } else { options.loadTime }
        return service(for: result, loadTime: loadTime)
    }

    private func service(for result: Result<LoadedFeed, FeedError>, loadTime: TimeInterval) -> PreparedFeedService {
        let loader = FeedLoader(source: options.source, timeout: options.timeout)
        return PreparedFeedService(result: result, loadTime: loadTime, expectedPosts: loader.expectedPosts)
    }

    func makeStage(service: PreparedFeedService) throws -> OffscreenStage {
        let file = try options.sceneFile()
        let style: UIUserInterfaceStyle = options.theme == .dark ? .dark : .light
        let stage = OffscreenStage(
            size: options.size, scale: options.scale ?? 1, style: style, dithersGradients: true)
        stage.direction = options.direction
        stage.window.overrideUserInterfaceStyle = options.theme
        if let size = options.textSize { stage.window.setContentSizeCategory(size) }
        let playback = options.playback ?? .content
        if options.showsFrame {
            let demo = DemoViewController(
                scene: options.scene, style: options.style, service: service, file: file, quit: {})
            if let state = options.linkedState { demo.restorePanels(state) }
            demo.playback = playback
            stage.window.rootViewController = demo
        } else {
            stage.window.rootViewController = options.scene.makeController(
                style: options.style, comparedWith: options.linkedState?.pinned,
                divider: options.linkedState?.divider ?? 0.5, playback: playback, service: service, file: file,
                hasBars: !options.isBare, quit: {})
        }
        return stage
    }

    /// Loads the feed completely in advance; the stage's clock determines when it is delivered.
    func loadedFeed() async -> Result<LoadedFeed, FeedError> {
        let loader = FeedLoader(source: options.source, timeout: options.timeout)
        do throws(FeedError) {
            return .success(try await loader.load())
        } catch {
            return .failure(error)
        }
    }

    /// Throws an error if the feed failed to load, because the image then doesn't show the requested content.
    func reportError(of result: Result<LoadedFeed, FeedError>) throws {
        guard case .failure(let error) = result else { return }
        throw DemoError("\(error.message) \(error.advice)")
    }

    // MARK: Private

    /// Throws an error if the contact sheet would have too many pixels.
    private func checkContactSheet(path: String) throws {
        let scale = options.scale ?? 1
        let pixels = 3 * options.size.width * scale * options.size.height * scale
        guard pixels > Self.maximumPixels else { return }
        throw DemoError(
            "\(path) would have \(Int(pixels)) pixels, more than \(Int(Self.maximumPixels)); "
                + "reduce --size or --scale, or draw one moment with --snapshot FILE.png --at SECONDS")
    }

    private func write(_ data: Data, to path: String) throws {
        do {
            try ResultFile.write(data, to: path)
        } catch {
            throw DemoError(
                "\(printable(path)) can't be written (\(error.localizedDescription)); choose a writable folder"
            )
        }
    }

    /// Returns the images, which all have the same size, side by side with a gap between them.
    private static func joined(_ pictures: [Bitmap]) -> Bitmap {
        let gap = 16
        let (width, height) = (pictures.map { Int($0.size.width) }, Int(pictures.first?.size.height ?? 0))
        let total = width.reduce(0, +) + gap * (pictures.count - 1)
        var words = [UInt32](repeating: 0xFF80_8080, count: total * height)
        var left = 0
        for picture in pictures {
            guard case .color(let source) = picture.pixels else { continue }
            let side = Int(picture.size.width)
            for row in 0..<height {
                let start = row * total + left
                words.replaceSubrange(start..<start + side, with: source[row * side..<(row + 1) * side])
            }
            left += side + gap
        }
        return Bitmap(size: PixelSize(width: Int32(total), height: Int32(height)), pixels: .color(words))
    }
}

/// An error whose description says why the demo failed and what to do.
struct DemoError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
