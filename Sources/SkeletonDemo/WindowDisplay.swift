import DemoScenes
import Foundation
import SDLKit

/// Changes the scale and renderer of the demo's desktop window.
@MainActor
final class WindowDisplay: DemoDisplayOwner {
    private let window: SDLWindow

    init(_ window: SDLWindow) {
        self.window = window
    }

    var display: DemoDisplay {
        DemoDisplay(scale: Double(window.scale), renderer: .init(window.rendererChoice))
    }

    func show(_ display: DemoDisplay) throws {
        let choice = RendererChoice(display.renderer)
        if choice != window.rendererChoice { try window.setRenderer(choice) }
        window.scale = CGFloat(display.scale)
    }
}

extension DemoDisplay.Renderer {
    init(_ choice: RendererChoice) {
        self =
            switch choice {
            case .auto: .auto
            case .opengl: .opengl
            case .opengles2: .opengles2
            case .software: .software
            }
    }
}

extension RendererChoice {
    fileprivate init(_ renderer: DemoDisplay.Renderer) {
        self =
            switch renderer {
            case .auto: .auto
            case .opengl: .opengl
            case .opengles2: .opengles2
            case .software: .software
            }
    }
}
