import Foundation
import SkeletonView

/// Creates the sections of the inspector, in order.
@MainActor
enum InspectorSections {
    /// The name of the section for the network, which is shown only on screens that load a feed.
    static let network = "Network"
    /// The name of the section for text bones.
    static let lines = "Text lines"

    static func make(
        _ rows: InspectorRows, hasDisplay: Bool, hasNetwork: Bool
    ) -> [(name: String, rows: [InspectorRow])] {
        let sections =
            [
                ("Preset", preset(rows)), ("Bones", bones(rows)), ("Animation", movement(rows)),
                ("Transition", transition(rows)),
            ] + (hasNetwork ? [(network, network(rows))] : []) + [
                (lines, lines(rows)), ("Window", window(rows)),
                ("Reduced motion", reducedMotion(rows)), ("Time", time(rows)), ("Shimmer over content", content(rows)),
                ("Export", export(rows, hasWindow: hasDisplay)), ("Accessibility", accessibility(rows)),
            ]
        return hasDisplay ? sections + [("Display", display(rows))] : sections
    }

    /// The names of the sections whose settings have no effect on screens without styled skeletons.
    static let skeletonSections: Set = ["Preset", "Bones", "Animation", "Transition", lines]

    // MARK: Private

    private static func preset(_ rows: InspectorRows) -> [InspectorRow] {
        let comparison = rows.toggle("Compare", \.isComparing)
        comparison.noteForSettings = {
            $0.isComparing
                ? "A is pinned, and changes affect B. Turning this off keeps B. Move the divider on Feed, Gallery or "
                    + "Profile with pointer or keys."
                : nil
        }
        return [
            look(rows), comparison,
            rows.buttons(
                "A and B", ("Swap", { $0.swapStyles() }), ("Keep A", { $0.keepPinned() }), isEnabled: \.isComparing),
        ]
    }

    private static func look(_ rows: InspectorRows) -> InspectorRow {
        let picker = PresetPicker { preset in rows.change("Look") { $0.preset = preset } }
        let row = rows.menu("Look", presets, \.preset)
        row.detail = InspectorRow.Detail(
            view: picker, height: { picker.height }, show: { picker.selection = $0.preset },
            setEnabled: { picker.isEnabled = $0 })
        return row
    }

    private static func bones(_ rows: InspectorRows) -> [InspectorRow] {
        let light = rows.color(
            "Light", \.style.chosenHighlight,
            automatic: ("From color", { $0.style.secondaryColor ?? $0.style.color.complementaryColor }),
            isEnabled: { !$0.isSolid })
        let color = rows.color("Color", \.baseColor)
        let note = "Drawn in this color for a contrast of at least 3:1."
        color.noteForSettings = { $0.style.highContrastColors?.bone.isRaised == true ? note : nil }
        color.noteColor = { $0.style.highContrastColors?.bone.color }
        light.noteForSettings = { $0.style.highContrastColors?.light?.isRaised == true ? note : nil }
        light.noteColor = { $0.style.highContrastColors?.light?.color }
        light.hintForSettings = {
            !$0.hasSweep || !$0.style.hasDarkHighlight ? nil : "Darker than the bones, so the sweep is a dark band"
        }
        let automatic = rows.toggle("Automatic", \.style.isAutomatic)
        automatic.noteForSettings = {
            $0.style.isAutomatic ? "Bones are found without flags." : "Only flagged views have bones."
        }
        return [
            rows.segments("Type", ["Gradient", "Solid"], \.typeIndex),
            color,
            light,
            rows.menu("Contrast", contrasts, \.style.increasesContrast),
            automatic,
        ]
    }

    private static func movement(_ rows: InspectorRows) -> [InspectorRow] {
        let slides: InspectorRows.Condition = { $0.hasSweep }
        let speed = rows.slider(
            "Sweep speed", \.style.light.speed, in: 0...2000, step: 50, isEnabled: slides
        ) { $0 > 0 ? "\(Int($0))/s" : "off" }
        speed.noteForSettings = { $0.style.light.speed > 0 ? "Points per second, instead of Sweep time." : nil }
        let reverse = rows.toggle("Autoreverse", \.style.autoreverses, isEnabled: { $0.hasDefaultSweep })
        reverse.hintForSettings = {
            if $0.hasDefaultSweep { return nil }
            return $0.hasSweep
                ? "Only SkeletonView's own sweep reverses, which needs the defaults of Sweep speed, Origin, Easing, "
                    + "Width, Softness, Angle and Sweep pause"
                : "Only a moving gradient reverses"
        }
        return [
            rows.toggle("Animated", \.style.isAnimated),
            rows.menu("Direction", directions, \.style.direction, isEnabled: slides),
            rows.slider(
                "Sweep time", \.style.duration, in: 0.5...5, step: 0.1, isEnabled: { $0.hasTimedSweep }, text: seconds),
            speed,
            reverse,
            rows.menu("Shared by", spaces, \.style.animationSpace, isEnabled: slides),
            rows.menu("Origin", origins, \.style.light.origin, isEnabled: slides),
            rows.menu("Easing", easings, \.style.light.easing, isEnabled: slides),
            rows.slider("Width", \.style.light.width, in: 0.1...2, step: 0.05, isEnabled: slides, text: percent),
            rows.slider("Softness", \.style.light.softness, in: 0...1, step: 0.05, isEnabled: slides, text: percent),
            rows.slider("Angle", \.style.light.tilt, in: -60...60, step: 5, isEnabled: { $0.hasBand }, text: degrees),
            rows.slider("Sweep pause", \.style.light.pause, in: 0...3, step: 0.1, isEnabled: slides, text: seconds),
        ]
    }

    private static func transition(_ rows: InspectorRows) -> [InspectorRow] {
        let timeout = rows.slider("Timeout", \.style.timeout, in: 0...10, step: 0.5) { $0 > 0 ? seconds($0) : "never" }
        timeout.hintForSettings = { _ in "Starts with each load and each skeleton: press R or S, or wait for the loop" }
        let failure = rows.color(
            "On failure", \.style.failureColor, automatic: ("Unchanged", { $0.style.color }),
            isEnabled: { $0.style.timeout > 0 })
        failure.hintForSettings = {
            $0.style.timeout > 0 ? "The color after the timeout" : "Takes effect after a timeout: set Timeout first"
        }
        return [
            rows.menu("Transition", transitionKinds, \.transitionKind),
            rows.slider(
                "Fade time", \.transitionTime, in: 0.05...2, step: 0.05, isEnabled: { $0.transitionKind != nil },
                text: seconds
            ),
            rows.slider("Delay", \.style.delay, in: 0...2, step: 0.1, text: seconds),
            rows.slider("Min. time", \.style.minimumTime, in: 0...3, step: 0.1, text: seconds),
            timeout,
            failure,
            rows.menu("Stagger", orders, \.style.stagger.order),
            rows.slider(
                "Interval", \.style.stagger.interval, in: 0.02...0.5, step: 0.02,
                isEnabled: { $0.style.stagger.order != .together }, text: seconds),
            rows.toggle("End sweep", \.style.stagger.finishesSweep, isEnabled: { $0.style.isAnimated }),
        ]
    }

    private static func network(_ rows: InspectorRows) -> [InspectorRow] {
        let row = rows.menu("Network", networks, \.network)
        row.noteForSettings = { $0.networkFailure ?? $0.network?.note }
        return [row]
    }

    private static func lines(_ rows: InspectorRows) -> [InspectorRow] {
        // Bones that are found automatically take their lines from the text itself.
        let isSet: InspectorRows.Condition = { !$0.style.isAutomatic }
        let rule = rows.menu(
            "Line height", rules, \.lineRule, other: "Mixed", stored: rows.setting(\.style.lines.rule), isEnabled: isSet
        )
        rule.noteForSettings = {
            $0.style.isAutomatic ? "Automatic: only the radius applies." : nil
        }
        return [
            rule,
            rows.slider(
                "Height", \.lineHeight, in: 4...30, step: 1, stored: rows.setting(\.style.lines.height),
                isEnabled: { isSet($0) && $0.hasLineHeight }, text: points),
            rows.slider(
                "Spacing", \.lineSpacing, in: 0...30, step: 1, stored: rows.setting(\.style.lines.spacing),
                isEnabled: isSet, text: points),
            rows.slider(
                "Last line", \.lastLineFill, in: 0...100, step: 5, stored: rows.setting(\.style.lines.lastLineFill),
                isEnabled: isSet
            ) { "\(Int($0))%" },
            rows.slider(
                "Radius", \.lineRadius, in: 0...15, step: 1, stored: rows.setting(\.style.lines.cornerRadius),
                text: points),
            rows.slider(
                "Insets", \.lineInset, in: 0...16, step: 1, stored: rows.setting(\.style.lines.inset), isEnabled: isSet,
                text: points),
        ]
    }

    private static func window(_ rows: InspectorRows) -> [InspectorRow] {
        [
            rows.segments("Theme", ["Auto", "Light", "Dark"], \.themeIndex),
            rows.toggle("Right to left", \.isMirrored),
            rows.menu("Text size", textSizes, \.textSize),
        ]
    }

    private static func reducedMotion(_ rows: InspectorRows) -> [InspectorRow] {
        [
            rows.menu("Motion", motions, \.style.motion, isEnabled: \.hasMotion),
            rows.menu("Stop after", limits, \.style.motionLimit, isEnabled: \.hasMotion),
        ]
    }

    private static func time(_ rows: InspectorRows) -> [InspectorRow] {
        [
            rows.menu("Time scale", speeds, \.time.speed),
            rows.toggle("Paused", \.time.isPaused, isReset: false),
            rows.button("Step", "One frame") { $0.time.step() },
        ]
    }

    private static func content(_ rows: InspectorRows) -> [InspectorRow] {
        let shimmer = rows.toggle("Shimmer", \.style.shimmer.isOn)
        shimmer.noteForSettings = {
            $0.hasEndingShimmer ? "Ends after \(Int($0.style.motionLimit)) s. Turn it off and on to repeat it." : nil
        }
        return [
            shimmer,
            rows.slider("Intensity", \.style.shimmer.intensity, in: 0...1, step: 0.05, text: percent),
            rows.slider("Band angle", \.style.shimmer.slant, in: -60...60, step: 5, text: degrees),
        ]
    }

    private static func export(_ rows: InspectorRows, hasWindow: Bool) -> [InspectorRow] {
        let page = rows.button("HTML", "Copy", performing: .copyHTML, second: ("Save", .saveHTML))
        page.noteForSettings = {
            ($0.isComparing ? "SVG and HTML show style B. " : "") + "Save puts files into \(rows.exportPlace)."
        }
        let pictures = [rows.button("SVG", "Copy", performing: .copySVG, second: ("Save", .saveSVG)), page]
        guard hasWindow else { return pictures }
        return [
            rows.button("Recording", "GIF", performing: .recordGIF, second: ("MP4", .recordMP4)),
            rows.button("Screen", "Save PNG", performing: .savePNG),
            rows.button("Link", "Copy", performing: .copyLink, second: ("Command", .copyCommand)),
        ] + pictures
    }

    private static func accessibility(_ rows: InspectorRows) -> [InspectorRow] {
        [rows.button("Elements", "Show as text", performing: .showElements)]
    }

    private static func display(_ rows: InspectorRows) -> [InspectorRow] {
        [
            rows.menu("Scale", scales, \.scale),
            rows.menu("Renderer", renderers, \.renderer),
        ]
    }
}
