//! Backward, against finite differences of forward.

use parlor_nets::{Adam, Fit, Inputs, Layer, Network, Sample, Scratch};

use crate::split_mix::SplitMix;

fn samples(shape: &[usize], n: usize, random: &mut SplitMix) -> Vec<Sample> {
    let sample = |random: &mut SplitMix| {
        let inputs: Vec<f32> = (0..shape[0])
            .map(|_| if random.below(3) == 0 { 0.0 } else { random.signed() })
            .collect();
        let outputs = shape[shape.len() - 1];
        let targets = vec![(random.below(outputs), random.signed())];
        Sample { inputs: Inputs::dense(&inputs), targets }
    };
    (0..n).map(|_| sample(random)).collect()
}

/// The loss in 64 bits, written out from the definition.
fn loss(layers: &[Layer], samples: &[Sample]) -> f64 {
    let mut sum = 0.0;
    for sample in samples {
        let mut values = vec![0.0f64; layers[0].n_inputs()];
        for (place, value) in sample.inputs.iter() {
            values[place as usize] = f64::from(value);
        }
        for (n, layer) in layers.iter().enumerate() {
            if n > 0 {
                values.iter_mut().for_each(|value| *value = value.max(0.0));
            }
            values = (0..layer.n_outputs())
                .map(|output| {
                    let weight = |i: usize| layer.weights()[i * layer.n_outputs() + output];
                    let products = values.iter().enumerate();
                    let products = products.map(|(i, value)| value * f64::from(weight(i)));
                    f64::from(layer.biases()[output]) + products.sum::<f64>()
                })
                .collect();
        }
        sum += sample.targets.iter().map(|&(o, y)| (values[o] - f64::from(y)).powi(2)).sum::<f64>();
    }
    sum / samples.len() as f64
}

/// The layers with one weight or bias moved.
fn moved(layers: &[Layer], n: usize, place: usize, by: f32) -> Vec<Layer> {
    let mut moved = layers.to_vec();
    let layer = &layers[n];
    let (mut weights, mut biases) = (layer.weights().to_vec(), layer.biases().to_vec());
    match weights.get_mut(place) {
        Some(weight) => *weight += by,
        None => biases[place - layer.weights().len()] += by,
    }
    moved[n] = Layer::new(layer.n_inputs(), weights, biases).unwrap();
    moved
}

#[test]
fn gradients_are_those_of_finite_differences() {
    for (seed, shape) in
        (0..).zip([vec![5, 3], vec![4, 6, 2], vec![7, 9, 8, 3], vec![3, 4, 4, 4, 1]])
    {
        let mut random = SplitMix(seed);
        let network = Network::he(&shape, || random.next());
        let samples = samples(&shape, 6, &mut SplitMix(100 + seed));
        let (gradient, found) = network.gradient(&samples);
        assert!((f64::from(found) - loss(network.layers(), &samples)).abs() < 1e-5);
        for (n, layer) in gradient.layers().iter().enumerate() {
            let all = layer.weights().iter().chain(layer.biases());
            for (place, &slope) in all.enumerate() {
                let step = 1e-3;
                let at = |by| loss(&moved(network.layers(), n, place, by), &samples);
                let expected = (at(step) - at(-step)) / (2.0 * f64::from(step));
                let off = (f64::from(slope) - expected).abs();
                // A kink of ReLU within the step shows as a difference of the one-sided slopes.
                let kink = (at(step) - 2.0 * at(0.0) + at(-step)).abs() / f64::from(step);
                assert!(off < 1e-3 + kink, "{shape:?} layer {n} place {place}: {slope} {expected}");
            }
        }
    }
}

#[test]
fn forward_is_the_definition() {
    let (mut random, mut scratch) = (SplitMix(3), Scratch::default());
    let shape = [10, 33, 17, 4];
    let network = Network::he(&shape, || random.next());
    for sample in samples(&shape, 20, &mut SplitMix(4)) {
        let outputs = network.forward(&sample.inputs, &mut scratch).to_vec();
        for (output, &value) in outputs.iter().enumerate() {
            let sample = Sample { inputs: sample.inputs.clone(), targets: vec![(output, 0.0)] };
            let square = loss(network.layers(), &[sample]);
            assert!((f64::from(value).powi(2) - square).abs() < 1e-4);
        }
    }
}

#[test]
fn first_weights_have_the_spread_of_the_paper() {
    let mut random = SplitMix(9);
    let network = Network::he(&[384, 512, 256, 34], || random.next());
    for layer in network.layers() {
        let n = layer.weights().len() as f64;
        let square = layer.weights().iter().map(|&w| f64::from(w).powi(2)).sum::<f64>() / n;
        let expected = 2.0 / layer.n_inputs() as f64;
        // The variance of a uniform square is 4/45 a⁴, that of w² here 4/5 of (2/n)²; six errors.
        assert!((square / expected - 1.0).abs() < 6.0 * (0.8 / n).sqrt(), "{square} {expected}");
        assert!(layer.biases().iter().all(|&bias| bias == 0.0));
    }
    let mut random = SplitMix(9);
    assert_eq!(network, Network::he(&[384, 512, 256, 34], || random.next()));
}

#[test]
fn a_line_is_learnt() {
    let mut random = SplitMix(5);
    let mut fit = Fit::new(Network::he(&[1, 8, 8, 1], || random.next()));
    let sample =
        |x: f32| Sample { inputs: Inputs::dense(&[x][..]), targets: vec![(0, 2.0 * x - 1.0)] };
    let samples: Vec<Sample> = (0..16).map(|n| sample(n as f32 / 8.0)).collect();
    let adam = Adam { rate: 0.01, ..Adam::DEFAULT };
    let first = fit.step(&adam, &samples);
    let last = (0..2000).map(|_| fit.step(&adam, &samples)).last().unwrap();
    assert!(first > 0.1 && last < 1e-3, "{first} {last}");
}
