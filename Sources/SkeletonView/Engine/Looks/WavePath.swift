import DrawKit
import Foundation
import LayerKit

/// A motion that pulses each bone. Lower bones start later.
struct WavePath: BonePath {
    /// The amount, 0...1, by which a pulse changes a bone's color. For gradients and drawn bones, it applies to the
    /// opacity.
    var amplitude: CGFloat
    /// The speed of the wave in points per second.
    var speed: CGFloat
    /// The duration of one half of a pulse in seconds.
    var duration: TimeInterval

    var period: TimeInterval? { nil }

    func relevant(_ site: BoneSite) -> BoneSite { BoneSite(depth: site.depth) }

    func parts(of bone: CALayer, at site: BoneSite, within limit: TimeInterval) -> [BoneMotion.Part] {
        let pulse: CABasicAnimation
        if !(bone is CAGradientLayer), let color = bone.backgroundColor {
            pulse = CABasicAnimation(keyPath: "backgroundColor")
            pulse.fromValue = color
            pulse.toValue = highlightColor(of: color)
        } else {
            pulse = CABasicAnimation(keyPath: "opacity")
            pulse.fromValue = 1
            pulse.toValue = 1 - amplitude
        }
        pulse.duration = duration
        pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        return [BoneMotion.Part(animation: pulse, delay: TimeInterval(site.depth / speed))]
    }

    /// Returns `color` shifted toward black, or toward white if it is dark.
    private func highlightColor(of color: CGColor) -> CGColor {
        func mixed(_ color: RGBA) -> RGBA {
            let end: Double = 299 * color.red + 587 * color.green + 114 * color.blue >= 500 ? 0 : 1
            func shifted(_ value: Double) -> Double { value + (end - value) * Double(amplitude) }
            return RGBA(
                red: shifted(color.red), green: shifted(color.green), blue: shifted(color.blue), alpha: color.alpha)
        }
        return CGColor(light: mixed(color.light), dark: mixed(color.dark))
    }
}
