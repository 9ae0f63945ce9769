import ControlKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Status bar and orientation")
struct StatusBarTests {
    @Test("There is no status bar, and the orientation follows the key window's proportions")
    func orientation() {
        let application = UIApplication()
        #expect(application.statusBarFrame == .zero && application.isStatusBarHidden)
        #expect(application.statusBarStyle == .default && application.statusBarOrientation == .unknown)

        let stage = OffscreenStage(size: CGSize(width: 40, height: 30))
        application.windowDidOpen(stage.window)
        #expect(application.statusBarOrientation.isLandscape && !application.statusBarOrientation.isPortrait)
        stage.resize(to: CGSize(width: 30, height: 40))
        stage.advance(by: 0)
        #expect(application.statusBarOrientation.isPortrait && !application.statusBarOrientation.isLandscape)
    }

    @Test("The orientation of the device is that of the shared application's key window")
    func deviceOrientation() {
        let stage = OffscreenStage(size: CGSize(width: 40, height: 30))
        UIApplication.shared.windowDidOpen(stage.window)
        UIApplication.shared.window(stage.window, hasKeyboard: true)
        defer { UIApplication.shared.windowDidClose(stage.window) }
        #expect(UIDevice.current.orientation == .landscapeLeft)
        stage.resize(to: CGSize(width: 30, height: 40))
        stage.advance(by: 0)
        #expect(UIDevice.current.orientation == .portrait)
    }

    @Test("Kinds of device orientations")
    func kinds() {
        let all = (0...6).compactMap(UIDeviceOrientation.init)
        #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
        #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
        #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
        #expect(all.filter(\.isValidInterfaceOrientation).map(\.rawValue) == [1, 2, 3, 4])
    }

    private final class PortraitDelegate: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { window == nil ? .portrait : .landscape }
    }

    @Test("The app delegate chooses the supported orientations; all are supported without a delegate")
    func supportedOrientations() {
        let application = UIApplication()
        #expect(application.supportedInterfaceOrientations(for: nil) == .all)
        application.delegate = PortraitDelegate()
        #expect(application.supportedInterfaceOrientations(for: nil) == .portrait)
        #expect(application.supportedInterfaceOrientations(for: UIWindow(frame: .zero)) == .landscape)
    }
}
