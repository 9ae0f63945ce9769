import AccessibilityKit
package import Foundation
public import FrameMetrics
import Reporting
import StageKit
public import ViewKit

/// The run loop of a program with windows.
///
/// Each turn wakes, reads the clock, runs a frame and sleeps. If nothing changed, nothing is recorded or drawn. The
/// loop sleeps in the kernel until an event, a deadline or work for the main actor arrives.
@MainActor
public enum SDLApplication {
    /// The exit code; `nil` until the loop should end.
    static var exitCode: Int32?
    private static var isRunning = false

    // MARK: Public

    /// Opens a window with the controller's view and runs until the user closes the last window or the program receives
    /// SIGINT, SIGTERM or SIGHUP. The app can show more windows: create a `UIWindow` and call `makeKeyAndVisible()`.
    /// Call this method on the main thread, from a main function that is not async.
    ///
    /// If the environment has `SKELETON_STATS=FILE`, frame statistics are written to FILE as JSON when the run loop
    /// ends: the number of frames and missed frames, and the durations of frames and their stages. `SKELETON_HUD=1`
    /// shows the latest frame times in a corner of the window.
    ///
    /// - Parameters:
    ///   - rootViewController: The root view controller of the window.
    ///   - options: The options of the window.
    ///   - recorder: A recorder of every frame of this window, for programs that show their own frame times.
    /// - Returns: The exit code: 0, or 1 after a message on standard error if a window can't be opened or drawn, the
    ///   connection to the desktop is lost, or the statistics can't be written. Pass it to `exit(_:)`, so that scripts
    ///   and service managers can detect a failure.
    public static func run(
        rootViewController: UIViewController, options: SDLWindowOptions = SDLWindowOptions(),
        recorder: FrameRecorder? = nil
    ) -> Int32 {
        run(options, recorder: recorder) {
            let window = try SDLWindow(options: options)
            window.window.rootViewController = rootViewController
            return window
        }
    }

    /// Opens a window with the initial view controller of a storyboard, and runs like `run(rootViewController:)`. The
    /// target must depend on the product `UIKit` and import it, because `UIKit` reads storyboards.
    ///
    /// - Parameters:
    ///   - storyboard: The name of the file in the program's resources, without ".storyboard".
    ///   - options: The options of the window.
    ///   - recorder: A recorder of every frame of this window, for programs that show their own frame times.
    ///   - fileID: The caller's file, whose module is searched for the storyboard and its custom classes.
    /// - Returns: The exit code, as for `run(rootViewController:)`. It is also 1 if the program doesn't import `UIKit`
    ///   or the storyboard has no initial view controller.
    public static func run(
        storyboard: String, options: SDLWindowOptions = SDLWindowOptions(), recorder: FrameRecorder? = nil,
        fileID: String = #fileID
    ) -> Int32 {
        run(options, recorder: recorder) {
            let modules = fileID.split(separator: "/").prefix(1).map(String.init)
            guard let opener = UIApplication.shared as? any StoryboardOpening else {
                throw SDLError(
                    "the storyboard \(printable(storyboard)) can't be read", reason: "the program doesn't import UIKit",
                    advice: "Add the product UIKit to the target's dependencies.")
            }
            let controller = try opener.makeInitialViewController(
                ofStoryboard: storyboard, modules: modules, entry: nil)
            let window = try SDLWindow(options: options)
            window.window.rootViewController = controller
            return window
        }
    }

    /// Launches the program with `delegate`, opens the window that the delegate creates, and runs like
    /// `run(rootViewController:)`. Also fails if the launch creates no window. The title of the window's scene, if any,
    /// replaces the title in `options`. `@main` on the delegate's class calls this method.
    public static func run(
        delegate: any UIApplicationDelegate, options: SDLWindowOptions = SDLWindowOptions(),
        recorder: FrameRecorder? = nil
    ) -> Int32 {
        run(options, recorder: recorder) {
            let application = UIApplication.shared
            let content = try application.launch(delegate)
            content.isHidden = false
            var options = options
            let scene = application.connectedScenes.first
            if let title = scene?.title { options.title = title }
            let window = try SDLWindow(options: options, showing: content)
            scene?.titleDidChange = { [weak window, options] in window?.title = $0 ?? options.title }
            return window
        }
    }

    /// Runs with the window returned by `open`, which opens it with `options`. Fails if there is no display.
    private static func run(
        _ options: SDLWindowOptions, recorder: FrameRecorder?, open: () throws -> SDLWindow
    ) -> Int32 {
        checkThread()
        StandardStreams.open()
        let roster = WindowRoster<PacedWindow>()
        // Windows that the app shows at launch, in addition to the first one, open in the first turn.
        UIApplication.shared.windowPresenter = roster
        defer { UIApplication.shared.windowPresenter = nil }
        do {
            try StandardStreams.checkDescriptorLimit()
            guard try VideoSystem.hasDisplay() else {
                throw SDLError(
                    "there is no display to open a window on",
                    reason: "neither DISPLAY nor WAYLAND_DISPLAY names one",
                    advice: "Run the program in a desktop session, or under xvfb-run.")
            }
            return try run(launch(options, open), in: roster, recorder: recorder)
        } catch LaunchFailure.reported {
            return 1
        } catch LaunchFailure.noWindow(let reason, let advice) {
            StandardError.write(
                "SkeletonSDL: \(SDLError("there is no window to open", reason: reason, advice: advice))")
            return 1
        } catch {
            StandardError.write("SkeletonSDL: \(error)")
            return 1
        }
    }

    // MARK: Package

    /// Runs until the last window is closed, `quit` is called, or `duration` seconds have passed. Returns the exit
    /// code. Throws if a window can no longer be drawn, the connection to the desktop is lost, or the statistics can't
    /// be written.
    package static func run(
        _ window: SDLWindow, duration: TimeInterval? = nil, recorder: FrameRecorder? = nil
    ) throws -> Int32 {
        checkThread()
        return try run(window, in: WindowRoster(), duration: duration, recorder: recorder)
    }

    /// Ends `run` at the end of the current turn.
    package static func quit(exitCode code: Int32 = 0) {
        exitCode = code
    }

    // MARK: Internal

    /// `true` if the loop ends after this turn.
    static var isEnding: Bool { exitCode != nil }

    /// Returns the window that `open` returns. While `open` runs the app's first code, the screen and new windows have
    /// the size and traits of `options`, so that views are laid out at their final size.
    static func launch<Window>(_ options: SDLWindowOptions, _ open: () throws -> Window) rethrows -> Window {
        UIApplication.shared.initialDisplay = options.initialDisplay
        defer { UIApplication.shared.initialDisplay = nil }
        return try open()
    }

    // MARK: Private

    /// Runs with the window `host`, which is released when the user closes it, unless the caller retains it.
    private static func run(
        _ host: consuming SDLWindow, in roster: WindowRoster<PacedWindow>, duration: TimeInterval? = nil,
        recorder: FrameRecorder?
    ) throws -> Int32 {
        precondition(!isRunning, "SDLApplication.run was called within itself")
        let statistics = try StatisticsFile()
        let corner = HudCorner.requested()
        let makeRecorder = recorderMaker(statistics, corner)
        let recorder = recorder ?? makeRecorder?()
        let loop = DesktopLoop(host, in: roster, recorder: recorder, corner: corner, makeRecorder: makeRecorder)
        isRunning = true
        let signals = TerminationSignals { quit() }
        defer {
            withExtendedLifetime(signals) {}
            loop.end()
            UIApplication.shared.terminate()
            isRunning = false
            exitCode = nil
        }
        let code = try loop.run(until: duration.map { MonotonicClock.now + $0 })
        loop.end()
        if let recorder { try statistics?.write(recorder, title: loop.title, others: loop.closedStatistics) }
        return code
    }

    /// Returns a closure that creates a recorder for a window; `nil` if nothing needs one.
    private static func recorderMaker(_ statistics: StatisticsFile?, _ corner: HudCorner?) -> (() -> FrameRecorder)? {
        if statistics != nil { return { FrameRecorder() } }
        // The overlay keeps the frames that it shows, so its recorder needs to keep only one.
        return corner == nil ? nil : { FrameRecorder(capacity: 1) }
    }

    private static func checkThread() {
        precondition(
            Thread.isMainThread,
            "SDLApplication.run must be called on the main thread, from a main that is not async")
    }
}
